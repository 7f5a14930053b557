import {expect, it} from 'vitest';
import {checkNavbarItems, type NavbarItemKind} from './checkNavbarItems';

function check(items: NavbarItemKind[]): void {
  checkNavbarItems('config/navbar.ts', items);
}

it('lets every kind of entry pass, and entries without a type', () => {
  expect(() => check([{}, {type: 'docSidebar'}, {type: 'dropdown', items: [{type: 'html'}]}])).not.toThrow();
});

it('names the entry with an unknown type, and the types that there are', () => {
  expect(() => check([{type: 'search'}, {type: 'docSidebra'}])).toThrow(
    'config/navbar.ts: items[1].type is "docSidebra"; allowed: default, dropdown, localeDropdown, search, html, doc, docSidebar, docsVersion, docsVersionDropdown',
  );
});

it('looks into dropdowns', () => {
  expect(() => check([{type: 'dropdown', items: [{}, {type: 'link'}]}])).toThrow(
    'items[0].items[1].type is "link"',
  );
});
