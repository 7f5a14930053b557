import {expect, it} from 'vitest';
import {renderTwinLinks} from './renderTwinLinks';

it('leads to the twin and to the list of the nearest folder, below the base URL', () => {
  expect(renderTwinLinks('/docs/ios/a', '/base/')).toBe(
    '<link rel="alternate" type="text/markdown" href="/base/docs/ios/a.md">' +
      '<link rel="describedby" href="/base/docs/ios/llms.txt" type="text/plain">',
  );
});
