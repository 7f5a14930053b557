import type {Table, TableRow} from 'mdast';
import type {HTMLElement} from 'node-html-parser';
import type {MarkdownContext} from './markdownContext';
import {refuseElement} from './refuseElement';
import {toPhrasing} from './toPhrasing';

/** A table, whose first row is its head. A cell holds one line. */
export function toTable(element: HTMLElement, context: MarkdownContext): Table {
  if (element.querySelector('[colspan], [rowspan]')) throw refuseElement(element, context.page);
  const children = element.querySelectorAll('tr').map(
    (row): TableRow => ({
      type: 'tableRow',
      children: row
        .querySelectorAll('th, td')
        .map((cell) => ({type: 'tableCell', children: toPhrasing(cell.childNodes, context)})),
    }),
  );
  return {type: 'table', children};
}
