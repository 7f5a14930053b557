import {expect, it} from 'vitest';
import {readPolicy} from './readPolicy';

const page = (file: string, policy: string) => ({
  file,
  html: `<head><meta http-equiv="Content-Security-Policy" content="${policy}"></head><script src="a.js"></script>`,
});

it('gives the policy that all pages share', () => {
  expect(readPolicy([page('a.html', "script-src 'self'"), page('b.html', "script-src 'self'")])).toBe(
    "script-src 'self'",
  );
});

it('passes over a page without scripts that has a policy of its own', () => {
  const plain = {file: 'b.html', html: page('b.html', 'y').html.replace(/<script.*/, '')};
  expect(readPolicy([page('a.html', 'x'), plain])).toBe('x');
});

it('refuses a page without one, or with another', () => {
  expect(() => readPolicy([page('a.html', 'x'), {file: 'b.html', html: '<head></head>'}])).toThrow(
    'b.html: the page has no Content-Security-Policy',
  );
  expect(() => readPolicy([page('a.html', 'x'), page('b.html', 'y')])).toThrow(
    'b.html: its Content-Security-Policy is "y"; allowed: that of a.html',
  );
  expect(() => readPolicy([])).toThrow('The build has no page');
});
