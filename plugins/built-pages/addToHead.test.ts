import {expect, it} from 'vitest';
import {addToHead} from './addToHead';

it('puts tags behind the charset, whatever characters they hold', () => {
  expect(addToHead('a.html', '<head><meta charset="UTF-8"><title>A</title></head>', '<b $&>')).toBe(
    '<head><meta charset="UTF-8"><b $&><title>A</title></head>',
  );
});

it('stops at a page without charset', () => {
  expect(() => addToHead('a.html', '<head></head>', '<b>')).toThrow('a.html: has no <meta charset>');
});
