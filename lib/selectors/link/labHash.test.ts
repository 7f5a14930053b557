import {expect, it} from 'vitest';
import {MAX_CHAIN_LENGTH} from '../chain/parseChain';
import {readLabHash, toLabHash} from './labHash';

const SCENES = ['settings', 'mail'];

it('carries a chain and its scene as they are', () => {
  const state = {sceneId: 'mail', chain: 'Selector().text("^a & b = 100 %+#$").find()'};
  expect(readLabHash(toLabHash(state) ?? '', SCENES)).toEqual(state);
});

it('makes no link of a chain that is too long', () => {
  expect(toLabHash({sceneId: 'mail', chain: 'x'.repeat(MAX_CHAIN_LENGTH + 1)})).toBeUndefined();
});

it.each([
  '',
  '#fails',
  '#scene=mail',
  '#chain=a',
  '#scene=nowhere&chain=a',
  `#scene=mail&chain=${'x'.repeat(5000)}`,
])('reads nothing from %.30s', (hash) => {
  expect(readLabHash(hash, SCENES)).toBeUndefined();
});
