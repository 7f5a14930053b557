import {expect, it} from 'vitest';
import {createHosting} from './hosting';
import {listHeaders} from './listHeaders';
import {renderRecipes} from './renderRecipes';

const hosting = createHosting("default-src 'self'; script-src 'self' 'sha256-abc'");

it.each(renderRecipes(hosting))('writes every header and every type into $file', ({text}) => {
  for (const {match} of hosting.rules)
    for (const [name, value] of listHeaders(hosting, match)) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
  for (const type of Object.values(hosting.types)) expect(text).toContain(type);
});

it('forbids frames, and lets the worker of the simulated phone compile', () => {
  const [, policy] = listHeaders(hosting).find(([name]) => name === 'Content-Security-Policy') ?? [];
  expect(policy).toBe(
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'sha256-abc'; frame-ancestors 'none'",
  );
});
