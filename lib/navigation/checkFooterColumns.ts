import {describeInvalid} from '../errors/describeInvalid';

/** The fields of a footer column that are checked here; the theme checks its links. The configuration's own types fit. */
export interface FooterColumn {
  items: readonly object[];
}

/** Throws when the footer has no columns, or one of them no links, which the theme lets pass. */
export function checkFooterColumns(file: string, columns: readonly FooterColumn[]): void {
  if (columns.length === 0)
    throw describeInvalid({file, field: 'links', found: columns, allowed: 'at least one column'});
  for (const [index, {items}] of columns.entries())
    if (items.length === 0)
      throw describeInvalid({
        file,
        field: `links[${index}].items`,
        found: items,
        allowed: 'at least one link',
      });
}
