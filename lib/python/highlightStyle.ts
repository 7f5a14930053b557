import {HighlightStyle} from '@codemirror/language';
import {tags} from '@lezer/highlight';

/** Colours of Python in the editor: the tokens of the site's code blocks (lib/code/tokenTheme.ts). */
export const pythonHighlightStyle = HighlightStyle.define([
  {tag: [tags.comment, tags.docComment], color: 'var(--code-comment)', fontStyle: 'italic'},
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword, tags.operator],
    color: 'var(--code-keyword)',
  },
  {tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)'},
  {tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)'},
  {tag: tags.function(tags.variableName), color: 'var(--code-function)'},
  {tag: tags.function(tags.propertyName), color: 'var(--code-function)'},
  {tag: [tags.className, tags.typeName], color: 'var(--code-type)'},
]);
