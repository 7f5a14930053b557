import {expect, it} from 'vitest';
import {securePage} from './securePage';

const SPRITE = '<svg style="display: none;"><defs></defs></svg>';

function page(body: string): string {
  return `<html><head><meta charset="UTF-8"><title>A</title></head><body>${SPRITE}${body}</body></html>`;
}

it('puts the policy before everything else in the head, with one hash per inline script', () => {
  const html = securePage(
    'a.html',
    page('<script>one()</script><script>one()</script><script src="/b.js"></script>'),
    {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
    },
  );
  expect(html).toContain(
    `<meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-`,
  );
  expect(html.match(/sha256-/g)).toHaveLength(1);
});

it('gives no hash to structured data, which is never run', () => {
  const html = securePage('a.html', page('<script type="application/ld+json">{}</script>'), {
    'script-src': ["'self'"],
  });
  expect(html).not.toContain('sha256-');
});

it('takes the style attribute off the icon sprite', () => {
  expect(securePage('a.html', page(''), {})).not.toContain('style=');
});

it('stops when the theme no longer writes its sprite as it did', () => {
  expect(() => securePage('a.html', '<html></html>', {})).toThrow('a.html: the theme');
});
