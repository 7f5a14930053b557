import {expect, it} from 'vitest';
import {parseMdx} from '../../mdx/parseMdx';
import {splitSections} from './splitSections';

const toSlug = (heading: string) => heading.toLowerCase();

it('splits a page at its headings, whose ids are written or made of their words', () => {
  const page = parseMdx('Before.\n\n## Two {/* #second */}\n\nText.\n\n### Three\n\nMore `code`.\n');
  expect(splitSections(page, toSlug)).toEqual({
    intro: 'Before.',
    sections: [
      {heading: 'Two', anchor: 'second', text: 'Text.'},
      {heading: 'Three', anchor: 'three', text: 'More code.'},
    ],
  });
});

it('gives a page without headings one text', () => {
  expect(splitSections(parseMdx('Only this.'), toSlug)).toEqual({intro: 'Only this.', sections: []});
});

it('takes the title and the text of a note, not its marks', () => {
  const page = parseMdx(':::tip[Title]\n\nText.\n\n:::\n\nAfter.\n');
  expect(splitSections(page, toSlug).intro).toBe('Title Text. After.');
});

it('takes a colon within words as it is shown', () => {
  expect(splitSections(parseMdx('Open localhost:port or *a:b[c]d*.'), toSlug).intro).toBe(
    'Open localhost:port or a:bcd.',
  );
});
