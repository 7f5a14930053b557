import {expect, it} from 'vitest';
import {createHosting} from './hosting';

const hosting = createHosting("default-src 'none'; script-src 'self' 'sha256-abc'; style-src 'self'");

it('sends with every answer what keeps readers safe: no frames, no guessed types, no features, no other origins', () => {
  expect(Object.fromEntries(hosting.headers)).toEqual({
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-abc'; style-src 'self'; frame-ancestors 'none'",
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), serial=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-cache',
  });
});

it('lets browsers keep for a year what has its hash in its name, and search engines pass over copies for programs', () => {
  expect(hosting.rules).toEqual([
    {match: {kind: 'extension', extension: '.md'}, headers: [['X-Robots-Tag', 'noindex']]},
    {match: {kind: 'extension', extension: '.txt'}, headers: [['X-Robots-Tag', 'noindex']]},
    {
      match: {kind: 'folder', path: '/assets/'},
      headers: [['Cache-Control', 'public, max-age=31536000, immutable']],
    },
  ]);
});
