import {expect, it} from 'vitest';
import {renderMarkdownLinks} from './renderMarkdownLinks';

it('leads to the Markdown copy and to the list of the nearest folder, below the base URL', () => {
  expect(renderMarkdownLinks('/docs/ios/a', '/base/')).toBe(
    '<link rel="alternate" type="text/markdown" href="/base/docs/ios/a.md">' +
      '<link rel="describedby" href="/base/docs/ios/llms.txt" type="text/plain">',
  );
});
