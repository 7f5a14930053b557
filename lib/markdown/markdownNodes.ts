import type {BlockContent, List, ListItem, Paragraph, PhrasingContent, Text} from 'mdast';

/** Words of a Markdown text. */
export function toText(value: string): Text {
  return {type: 'text', value};
}

/** A paragraph of phrasing content. */
export function toParagraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

/** Phrasing content in bold. */
export function toStrong(children: PhrasingContent[]): PhrasingContent {
  return {type: 'strong', children};
}

/** An item of a list without blank lines. */
export function toListItem(children: BlockContent[]): ListItem {
  return {type: 'listItem', spread: false, children};
}

/** A list without blank lines between its items; with numbers if `isOrdered`. */
export function toList(children: ListItem[], isOrdered = false): List {
  return {type: 'list', ordered: isOrdered, spread: false, children};
}

/** Text in which backticks mark code, as docstrings write it (lib/api/model.ts). */
export function toInline(text: string): PhrasingContent[] {
  return text
    .split('`')
    .map(
      (part, index): PhrasingContent => (index % 2 === 1 ? {type: 'inlineCode', value: part} : toText(part)),
    )
    .filter((node) => !('value' in node) || node.value !== '');
}
