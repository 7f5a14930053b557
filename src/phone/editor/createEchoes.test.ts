import {expect, it} from 'vitest';
import {createEchoes} from './createEchoes';

it('knows what the editor has reported, however late it returns', () => {
  const echoes = createEchoes();
  echoes.report('a');
  echoes.report('ab');
  expect(echoes.isEcho('a')).toBe(true);
  expect(echoes.isEcho('ab')).toBe(true);
});

it('knows the last of several that return as one', () => {
  const echoes = createEchoes();
  echoes.report('a');
  echoes.report('ab');
  expect(echoes.isEcho('ab')).toBe(true);
  expect(echoes.isEcho('a')).toBe(false);
});

it('recognises a text that others set, even one that was reported long ago', () => {
  const echoes = createEchoes();
  echoes.report('typed');
  expect(echoes.isEcho('typed')).toBe(true);
  expect(echoes.isEcho('the original')).toBe(false);
  expect(echoes.isEcho('typed')).toBe(false);
});
