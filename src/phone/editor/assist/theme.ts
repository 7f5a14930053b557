import {EditorView} from '@codemirror/view';

/** The look of completion, help and marks, in the colours of the site. */
export const assistTheme = EditorView.theme({
  '.cm-tooltip': {
    border: '1px solid var(--color-border)',
    backgroundColor: 'var(--color-background)',
    fontSize: '0.8125rem',
    maxInlineSize: 'min(32rem, calc(100vw - 2rem))',
  },
  '.cm-below': {
    minBlockSize: '3.25rem',
    padding: '0.375rem 1rem',
    borderBlockStart: '1px solid var(--color-border)',
    fontSize: '0.8125rem',
  },
  '.cm-help': {display: 'grid', gap: '0.125rem', justifyItems: 'start'},
  '.cm-tooltip .cm-help, .cm-tooltip.cm-completionInfo': {padding: '0.375rem 0.5rem'},
  '.cm-tooltip.cm-completionInfo .cm-help': {padding: '0'},
  '.cm-help code': {fontFamily: 'var(--font-code)', overflowWrap: 'anywhere'},
  '.cm-help mark': {backgroundColor: 'var(--code-mark)', color: 'inherit', fontWeight: '700'},
  '.cm-help a': {color: 'var(--color-accent)'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {fontFamily: 'var(--font-code)', maxBlockSize: '12rem'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {padding: '0.5rem'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--color-accent-wash)',
    color: 'var(--color-text)',
  },
  '.cm-completionDetail': {marginInlineStart: '1em', color: 'var(--color-muted)', fontStyle: 'normal'},
  '.cm-completionMatchedText': {fontWeight: '700'},
  '.cm-error, .cm-warning': {textDecoration: 'underline wavy', textDecorationSkipInk: 'none'},
  '.cm-error': {textDecorationColor: 'var(--color-danger)'},
  '.cm-warning': {textDecorationColor: 'var(--color-signal)'},
});
