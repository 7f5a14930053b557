import {expect, it} from 'vitest';
import {splitAddresses} from './splitAddresses';

it('finds each address and leaves the words beside it as they are', () => {
  const source = 'https://example.com/repo docs/file.md, 2023; https://example.org/page, read in part';
  expect(splitAddresses(source)).toEqual([
    {text: 'example.com/repo', href: 'https://example.com/repo'},
    {text: ' docs/file.md, 2023; '},
    {text: 'example.org/page', href: 'https://example.org/page'},
    {text: ', read in part'},
  ]);
});

it('finds none in plain words', () => {
  expect(splitAddresses('general knowledge')).toEqual([{text: 'general knowledge'}]);
});
