import {type EditorState, StateEffect, StateField} from '@codemirror/state';
import {ViewPlugin} from '@codemirror/view';
import {readStubNames, type StubNames} from '@site/lib/editor/stubNames';
import type {Knowledge} from '@site/lib/lint/lint';
import {PLATFORMS, type Platform} from '@site/lib/platforms';

/** Longest script, in characters, that is analysed while it is edited: about 1,500 lines. */
const MAX_LENGTH = 50_000;

type LoadNames = (platform: Platform) => Promise<StubNames>;

const setKnowledge = StateEffect.define<Knowledge>();

/** The names of the platforms that the script imports from; `undefined` until they have loaded, which may never happen. */
export const knowledgeField = StateField.define<Knowledge | undefined>({
  create: () => undefined,
  update: (known, {effects}) => effects.find((effect) => effect.is(setKnowledge))?.value ?? known,
});

/** Loads the names of each platform that the script imports from. */
export function loadKnowledge(loadNames: LoadNames) {
  return ViewPlugin.define((view) => {
    const asked = new Set<Platform>();
    const loaded: StubNames[] = [];
    let isGone = false;

    function ask(text: string): void {
      for (const platform of PLATFORMS) {
        if (asked.has(platform) || !text.includes(`ascript.${platform}`)) continue;
        asked.add(platform);
        loadNames(platform).then(take, () => {
          // The editor works as it does without; the lints stay silent, since half of the names would be unknown.
        });
      }
    }

    function take(names: StubNames): void {
      loaded.push(names);
      if (!isGone && loaded.length === asked.size)
        view.dispatch({effects: setKnowledge.of(readStubNames(loaded))});
    }

    ask(view.state.doc.toString());
    return {
      update({docChanged, state}) {
        if (docChanged) ask(state.doc.toString());
      },
      destroy() {
        isGone = true;
      },
    };
  });
}

/**
 * The knowledge and the text of an editor; nothing for a script that is too long to be read at each key. What Python cannot
 * read at all takes longest.
 */
export function readEditor(
  state: EditorState,
): {source: string; knowledge: Knowledge | undefined} | undefined {
  if (state.doc.length > MAX_LENGTH) return undefined;
  return {source: state.doc.toString(), knowledge: state.field(knowledgeField)};
}
