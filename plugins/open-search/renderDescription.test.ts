// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {renderDescription} from './renderDescription';

it('names the site and leads to its search page with the words that were typed', () => {
  const xml = renderDescription({
    name: 'A & B',
    description: 'Docs of "A" <& B>',
    siteUrl: 'https://docs.example/base/',
  });
  const {documentElement} = new DOMParser().parseFromString(xml, 'application/xml');
  expect(documentElement.tagName).toBe('OpenSearchDescription');
  expect(documentElement.querySelector('ShortName')?.textContent).toBe('A & B');
  expect(documentElement.querySelector('Description')?.textContent).toBe('Docs of "A" <& B>');
  expect(documentElement.querySelector('Url')?.getAttribute('template')).toBe(
    'https://docs.example/base/search?q={searchTerms}',
  );
});
