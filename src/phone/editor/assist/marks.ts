import {type EditorState, type Extension, StateEffect, StateField} from '@codemirror/state';
import {Decoration, type DecorationSet, EditorView, keymap, ViewPlugin} from '@codemirror/view';
import {findMarks, type Mark} from '@site/lib/editor/findMarks';
import {knowledgeField, readEditor} from './knowledge';

/** The line at which a run failed, with the message. */
export interface FailedLine {
  /** From 1. */
  line: number;
  message: string;
}

/** Pause in typing after which marks are updated, so that half-written code is not marked. */
const QUIET_MS = 500;

/** Sets the failure of the last run; `undefined` when it did not fail. */
export const setFailure = StateEffect.define<FailedLine | undefined>();

const setMarks = StateEffect.define<readonly Mark[]>();

/** The failure of the last run, until the text changes. */
const failureField = StateField.define<FailedLine | undefined>({
  create: () => undefined,
  update(failure, {effects, docChanged}) {
    const set = effects.find((effect) => effect.is(setFailure));
    if (set) return set.value;
    return docChanged ? undefined : failure;
  },
});

const marksField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, {changes, effects}) {
    const set = effects.find((effect) => effect.is(setMarks));
    return set ? Decoration.set(set.value.map(toDecoration), true) : marks.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Checks the script again when typing pauses, and when more names have loaded. */
const watch = ViewPlugin.define((view) => {
  let timer = 0;
  const look = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => view.dispatch({effects: setMarks.of(listMarks(view.state))}), QUIET_MS);
  };
  look();
  return {
    update({docChanged, startState, state}) {
      const isFailed = startState.field(failureField) !== state.field(failureField);
      const isKnown = startState.field(knowledgeField) !== state.field(knowledgeField);
      if (docChanged || isFailed || isKnown) look();
    },
    destroy: () => window.clearTimeout(timer),
  };
});

/** Marks syntax errors, findings of the product's lints, and the line at which the last run failed. */
export const marks: Extension = [
  failureField,
  marksField,
  watch,
  keymap.of([{key: 'F8', run: goToNextMark}]),
];

/** What is wrong at a position. */
export function findMarkAt(state: EditorState, position: number): Mark | undefined {
  let found: Mark | undefined;
  state.field(marksField).between(position, position, (from, to, {spec}) => {
    const {mark}: {mark: Mark} = spec;
    found = {...mark, from, to};
    return false;
  });
  return found;
}

function listMarks(state: EditorState): Mark[] {
  const read = readEditor(state);
  const failure = toMark(state);
  const all = [...(failure ? [failure] : []), ...(read ? findMarks(read.source, read.knowledge) : [])];
  return all.filter(({from, to}) => from < to);
}

function toMark(state: EditorState): Mark | undefined {
  const failure = state.field(failureField);
  if (!failure || failure.line < 1 || failure.line > state.doc.lines) return undefined;
  const {from, to, text} = state.doc.line(failure.line);
  const indent = text.length - text.trimStart().length;
  return {from: from + indent, to, severity: 'error', message: `The last run ended here: ${failure.message}`};
}

function toDecoration(mark: Mark) {
  return Decoration.mark({class: `cm-${mark.severity}`, mark}).range(mark.from, mark.to);
}

/** Moves the cursor to the next mark, where the panel below shows the message, and announces it. */
function goToNextMark(view: EditorView): boolean {
  const {state} = view;
  const starts: number[] = [];
  state.field(marksField).between(0, state.doc.length, (from) => {
    starts.push(from);
  });
  const next = starts.find((start) => start > state.selection.main.head) ?? starts[0];
  const mark = next === undefined ? undefined : findMarkAt(state, next);
  if (next === undefined || !mark) return false;
  view.dispatch({
    selection: {anchor: next},
    scrollIntoView: true,
    effects: EditorView.announce.of(mark.message.replaceAll('`', '')),
  });
  return true;
}
