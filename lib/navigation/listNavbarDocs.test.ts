import {expect, it} from 'vitest';
import {listNavbarDocs} from './listNavbarDocs';

it('lists the docs pages that the navbar names, in dropdowns too', () => {
  const items = [{docId: 'a'}, {to: '/b'}, {items: [{docId: 'c'}]}];
  expect(listNavbarDocs({navbar: {items}})).toEqual(['a', 'c']);
  expect(listNavbarDocs({})).toEqual([]);
});
