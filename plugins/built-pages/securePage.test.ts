import {createHash} from 'node:crypto';
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

it('allows each inline script by the hash of its exact text, whatever its attributes and lines', () => {
  const scripts = ['one()', 'two();\n  <b>three</b>', ''];
  const [one, two, three] = scripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const html = securePage(
    'a.html',
    page(
      `<script>${scripts[0]}</script><script type="module" data-a="src">${scripts[1]}</script><script></script>`,
    ),
    {'script-src': ["'self'"], 'style-src': ["'self'"]},
  );
  expect(html).toContain(`content="script-src 'self' ${one} ${two} ${three}; style-src 'self'">`);
});

it.each(['<svg style="display: none;">', '<svg style="display:none">', '<svg style=display:none>'])(
  'knows the icon sprite as %s',
  (sprite) => {
    const html = securePage('a.html', page('').replace('<svg style="display: none;">', sprite), {});
    expect(html).toContain('<svg width="0" height="0" class="icon-sprite" aria-hidden="true"><defs>');
  },
);

it('gives no hash to structured data, which is never run', () => {
  const html = securePage(
    'a.html',
    page('<script type="application/ld+json">{}</script><script type=application/json>{}</script>'),
    {
      'script-src': ["'self'"],
    },
  );
  expect(html).not.toContain('sha256-');
});

it('takes the style attribute off the icon sprite', () => {
  expect(securePage('a.html', page(''), {})).not.toContain('style=');
});

it('stops when the theme no longer writes its sprite as it did', () => {
  expect(() => securePage('a.html', '<html></html>', {})).toThrow('a.html: the theme');
});
