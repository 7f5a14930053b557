import type {Paragraph} from 'mdast';

/** What a page of another docs version says before its first entry: the stubs have no versions. */
export const TODAY_NOTE: Paragraph = {
  type: 'paragraph',
  children: [
    {
      type: 'text',
      value: 'The text of this page is that of its version. The entries of calls are those of today.',
    },
  ],
};

/** Stands on such a page for an entry that the stubs have no more. */
export function toGoneNote(name: string): Paragraph {
  return {
    type: 'paragraph',
    children: [
      {type: 'inlineCode', value: name},
      {type: 'text', value: ' is not in the reference of today.'},
    ],
  };
}
