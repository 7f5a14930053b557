import type {EditorState, Extension} from '@codemirror/state';
import {EditorView, hoverTooltip, keymap, ViewPlugin} from '@codemirror/view';
import {describeAt, describeName, type Help, type NameHelp} from '@site/lib/editor/describeAt';
import type {Knowledge} from '@site/lib/lint/lint';
import {readEditor} from './knowledge';
import {findMarkAt} from './marks';
import {renderHelp, renderText, toSpoken} from './renderHelp';

const HINT =
  '`Ctrl` `Space` completes a name, `F8` goes to what is marked. Put the cursor on a name of AScript to read about it here; `Ctrl` `I` reads it out.';

const TOUCH_HINT =
  'Names are offered while you type. Tap one of AScript, or a wavy line, to read about it here.';

const TOO_LONG = 'This script is too long for help and marks while you write.';

/** Shows what is wrong at the cursor, what a name is, or what a call takes: below the code, under the pointer, and to screen readers. */
export function help(baseUrl: string): Extension {
  return [
    showBelow(baseUrl),
    hoverTooltip(({state}, position) => {
      const found = describePlace(state, position, describeName);
      if (!found) return null;
      return {pos: found.from, end: found.to, above: true, create: () => ({dom: renderHelp(found, baseUrl)})};
    }),
    keymap.of([{key: 'Mod-i', run: readOut}]),
  ];
}

/** A panel below the code: it covers nothing, the keyboard reaches its link, and touch screens, which cannot hover, show it too. */
function showBelow(baseUrl: string): Extension {
  return ViewPlugin.define((view) => {
    const below = document.createElement('div');
    below.className = 'cm-below';
    view.dom.append(below);
    const show = (state: EditorState): void => {
      const found = describeCursor(state);
      below.replaceChildren(found ? renderHelp(found, baseUrl) : renderText(toHint(state)));
    };
    show(view.state);
    return {
      update({transactions, state}) {
        // Do not remove a link that has just received the focus.
        if (transactions.length > 0 && !below.matches(':focus-within')) show(state);
      },
      destroy: () => below.remove(),
    };
  });
}

function describeCursor(state: EditorState): Help | undefined {
  return describePlace(state, state.selection.main.head, describeAt);
}

/** What is wrong at a place, else what `find` tells of it. */
function describePlace<Found extends Help>(
  state: EditorState,
  position: number,
  find: (source: string, position: number, knowledge: Knowledge) => Found | undefined,
): Found | NameHelp | undefined {
  const mark = findMarkAt(state, position);
  if (mark) return {...mark, signature: [], text: mark.message};
  const read = readEditor(state);
  return read?.knowledge && find(read.source, position, read.knowledge);
}

function toHint(state: EditorState): string {
  const read = readEditor(state);
  if (!read) return TOO_LONG;
  if (!read.knowledge) return '';
  return window.matchMedia('(pointer: coarse)').matches ? TOUCH_HINT : HINT;
}

function readOut(view: EditorView): boolean {
  const found = describeCursor(view.state);
  const nothing = readEditor(view.state) ? 'AScript has no call and no name here.' : TOO_LONG;
  const text = found ? toSpoken(found) : nothing;
  view.dispatch({effects: EditorView.announce.of(text)});
  return true;
}
