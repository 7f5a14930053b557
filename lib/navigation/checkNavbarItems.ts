import {describeInvalid} from '../errors/describeInvalid';

/** The fields of a navbar entry that decide its kind; the configuration's own types fit. */
export interface NavbarItemKind {
  type?: string;
  items?: readonly NavbarItemKind[];
  [other: string]: unknown;
}

/** The kinds of entries (tests/SPEC.md 3). */
const TYPES = [
  'default',
  'dropdown',
  'localeDropdown',
  'search',
  'html',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
];

/** Throws when an entry of the navbar, or of a dropdown in it, has a type that does not exist. */
export function checkNavbarItems(file: string, items: readonly NavbarItemKind[], field = 'items'): void {
  for (const [index, {type = 'default', items: inner = []}] of items.entries()) {
    const place = `${field}[${index}]`;
    if (!TYPES.includes(type)) {
      throw describeInvalid({file, field: `${place}.type`, found: type, allowed: TYPES.join(', ')});
    }
    checkNavbarItems(file, inner, `${place}.items`);
  }
}
