import {expect, it} from 'vitest';
import {renderNotices} from './renderNotices';

it('writes each licence once, below the packages that it is of', () => {
  const notices = renderNotices([
    {name: 'b', version: '2.0.0', licence: 'MIT', text: 'Free.\r\n'},
    {name: 'a', version: '1.0.0', licence: 'MIT', text: 'Free.'},
    {name: 'c', version: '3.0.0', licence: 'ISC', text: 'As is.'},
  ]);
  expect(notices).toContain('a 1.0.0 (MIT)\nb 2.0.0 (MIT)\n\nFree.\n');
  expect(notices).toContain('c 3.0.0 (ISC)\n\nAs is.\n');
  expect(notices.match(/Free\./g)).toHaveLength(1);
});
