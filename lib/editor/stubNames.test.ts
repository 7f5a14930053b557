import path from 'node:path';
import {expect, it} from 'vitest';
import {loadModel} from '../api/loadModel';
import {loadSymbolHrefs} from '../api/loadSymbolHrefs';
import {lintScript} from '../lint/lintScript';
import {WRONG_SCRIPTS} from '../lint/testing/wrongScripts';
import {PLATFORMS} from '../platforms';
import {loadKnowledge} from './testing/loadKnowledge';

const knowledge = loadKnowledge();
const root = path.resolve(__dirname, '../..');
const model = loadModel(root);
const hrefs = loadSymbolHrefs(root, model);

it('keeps all names, and where each is documented', () => {
  expect([...knowledge.model.symbols.keys()].sort()).toEqual([...model.symbols.keys()].sort());
  expect([...knowledge.hrefs].sort()).toEqual([...hrefs].sort());
  for (const platform of PLATFORMS)
    expect(knowledge.model.privateTypes.get(platform)?.length).toBe(model.privateTypes.get(platform)?.length);
});

it('suffices for the lints', () => {
  for (const {lines} of WRONG_SCRIPTS) {
    const source = lines.join('\n');
    expect(lintScript(source, knowledge)).toEqual(lintScript(source, {model, hrefs}));
  }
});
