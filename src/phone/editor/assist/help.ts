import type {EditorState, Extension} from '@codemirror/state';
import {EditorView, hoverTooltip, keymap, ViewPlugin} from '@codemirror/view';
import {describeCall, describeName, type Help, type NameHelp} from '@site/lib/editor/describeAt';
import {knowledgeField, readEditor} from './knowledge';
import {findMarkAt} from './marks';
import {renderHelp, renderText, toSpoken} from './renderHelp';

const HINT =
  '`Ctrl` `Space` completes a name, `F8` goes to what is marked. Put the cursor on a name of AScript to read about it here; `Ctrl` `I` reads it out.';

/** What is wrong at a place, what its name is, or what the call around it takes: in a line below, on pointing, and aloud. */
export function help(baseUrl: string): Extension {
  return [
    showBelow(baseUrl),
    hoverTooltip(({state}, position) => {
      const found = describePlace(state, position);
      if (!found) return null;
      return {pos: found.from, end: found.to, above: true, create: () => ({dom: renderHelp(found, baseUrl)})};
    }),
    keymap.of([{key: 'Mod-i', run: readOut}]),
  ];
}

/** A line below the code: it covers nothing, the keyboard reaches its link, and a finger needs no pointing. */
function showBelow(baseUrl: string): Extension {
  return ViewPlugin.define((view) => {
    const below = document.createElement('div');
    below.className = 'cm-below';
    view.dom.append(below);
    const show = (state: EditorState): void => {
      const found = describeCursor(state);
      const hint = state.field(knowledgeField) ? [renderText(HINT)] : [];
      below.replaceChildren(...(found ? [renderHelp(found, baseUrl)] : hint));
    };
    show(view.state);
    return {
      update({transactions, state}) {
        // A link that has just got the focus stays.
        if (transactions.length > 0 && !below.matches(':focus-within')) show(state);
      },
      destroy: () => below.remove(),
    };
  });
}

function describePlace(state: EditorState, position: number): NameHelp | undefined {
  const mark = findMarkAt(state, position);
  if (mark) return {...mark, signature: [], text: mark.message};
  const {source, knowledge} = readEditor({state});
  return knowledge && describeName(source, position, knowledge);
}

function describeCursor(state: EditorState): Help | undefined {
  const {source, knowledge} = readEditor({state});
  const {head} = state.selection.main;
  return describePlace(state, head) ?? (knowledge && describeCall(source, head, knowledge));
}

function readOut(view: EditorView): boolean {
  const found = describeCursor(view.state);
  const text = found ? toSpoken(found) : 'AScript has no call and no name here.';
  view.dispatch({effects: EditorView.announce.of(text)});
  return true;
}
