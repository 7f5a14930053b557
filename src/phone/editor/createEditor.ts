import {
  history,
  historyKeymap,
  moveLineDown,
  moveLineUp,
  standardKeymap,
  toggleLineComment,
} from '@codemirror/commands';
import {pythonLanguage} from '@codemirror/lang-python';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  LanguageSupport,
  syntaxHighlighting,
} from '@codemirror/language';
import {EditorState, StateEffect, StateField} from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  type KeyBinding,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import {pythonHighlightStyle} from '@site/lib/python/highlightStyle';
import {assist} from './assist/assist';
import {setFailure} from './assist/marks';

export interface EditorOptions {
  text: string;
  /** Name of the field for screen readers. */
  label: string;
  /** Base URL of the site, for links to its pages. */
  baseUrl: string;
  /** With it, the editor begins with the focus. */
  selection: {anchor: number; head: number} | undefined;
  onChange: (text: string) => void;
}

export interface Editor {
  /** Replaces the text, as a step that undo reverts; does nothing when it is the same. */
  setText(text: string): void;
  /** Marks the running line, from 1; 0 removes the mark. With `failure` it is marked as the line that failed. */
  markLine(line: number, failure: string | undefined): void;
  destroy(): void;
}

const setMark = StateEffect.define<{line: number; isFailed: boolean}>();

const markField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, {changes, effects, state}) {
    let moved = marks.map(changes);
    for (const effect of effects) {
      if (!effect.is(setMark)) continue;
      const {line, isFailed} = effect.value;
      const isThere = line >= 1 && line <= state.doc.lines;
      const mark = Decoration.line({class: isFailed ? 'cm-failed' : 'cm-running'});
      moved = isThere ? Decoration.set([mark.range(state.doc.line(line).from)]) : Decoration.none;
    }
    return moved;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Keys for whole lines. All of CodeMirror's own keys would be as large as the writing assistance. */
const LINES: readonly KeyBinding[] = [
  {key: 'Alt-ArrowUp', run: moveLineUp},
  {key: 'Alt-ArrowDown', run: moveLineDown},
  {key: 'Mod-/', run: toggleLineComment},
];

const theme = EditorView.theme({
  '&': {color: 'var(--code-text)', fontSize: '0.875rem'},
  '.cm-scroller': {fontFamily: 'var(--font-code)', lineHeight: '1.55'},
  '.cm-content': {padding: '0.75rem 0', caretColor: 'var(--color-text)'},
  '.cm-gutters': {backgroundColor: 'transparent', border: '0', color: 'var(--code-comment)'},
  '&.cm-focused': {outline: 'none'},
  '.cm-content:focus': {outline: '2px solid var(--color-accent)', outlineOffset: '-2px'},
  '.cm-content ::selection': {backgroundColor: 'var(--color-accent-wash)'},
  '.cm-matchingBracket': {backgroundColor: 'var(--code-mark)'},
  '.cm-running': {backgroundColor: 'var(--color-signal-wash)'},
  '.cm-failed': {backgroundColor: 'var(--color-danger-wash)'},
  // Forced colours show it, and leave no background.
  '.cm-running, .cm-failed, [aria-selected]': {outlineOffset: '-2px', outline: '2px solid transparent'},
});

/** Creates an editor for Python inside `root`. Tab moves the focus on, as in every field. */
export function createEditor(
  root: ShadowRoot,
  {text, label, baseUrl, selection, onChange}: EditorOptions,
): Editor {
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      selection: selection ?? {anchor: 0},
      extensions: [
        lineNumbers(),
        history(),
        indentOnInput(),
        bracketMatching(),
        indentUnit.of('    '),
        // Without CodeMirror's completion: ours knows the Python of the device.
        new LanguageSupport(pythonLanguage),
        syntaxHighlighting(pythonHighlightStyle),
        assist(baseUrl),
        keymap.of([...standardKeymap, ...historyKeymap, ...LINES]),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({'aria-label': label}),
        markField,
        theme,
        EditorView.domEventHandlers({beforeinput: replaceSelection}),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  if (selection) view.focus();
  return {
    setText(next) {
      if (next !== view.state.doc.toString())
        view.dispatch({changes: {from: 0, to: view.state.doc.length, insert: next}});
    },
    markLine: (line, failure) =>
      view.dispatch({
        effects: [
          setMark.of({line, isFailed: failure !== undefined}),
          setFailure.of(failure === undefined ? undefined : {line, message: failure}),
        ],
      }),
    destroy: () => view.destroy(),
  };
}

/**
 * Types over a selection. Chromium would keep the look of the replaced text in a style attribute, which the security policy
 * refuses with a message in the console.
 */
function replaceSelection(event: InputEvent, view: EditorView): boolean {
  const {main} = view.state.selection;
  const {from, to} = main.empty ? readSelection(view) : main;
  if (event.inputType !== 'insertText' || event.data === null || from === to || view.composing) return false;
  event.preventDefault();
  const insert = view.state.toText(event.data);
  view.dispatch({
    changes: {from, to, insert},
    selection: {anchor: from + insert.length},
    userEvent: 'input.type',
    scrollIntoView: true,
  });
  return true;
}

/** The browser's selection, which CodeMirror reads only in a later task. In a shadow root, only Chromium exposes it. */
function readSelection(view: EditorView): {from: number; to: number} {
  const root: DocumentOrShadowRoot & {getSelection?(): Selection | null} = view.root;
  const {anchorNode, anchorOffset, focusNode, focusOffset} = root.getSelection?.() ?? {};
  if (!anchorNode || !focusNode || !view.contentDOM.contains(anchorNode)) return view.state.selection.main;
  const anchor = view.posAtDOM(anchorNode, anchorOffset);
  const focus = view.posAtDOM(focusNode, focusOffset);
  return {from: Math.min(anchor, focus), to: Math.max(anchor, focus)};
}
