import path from 'node:path';
import {expect, it} from 'vitest';
import {loadModel} from '../../api/loadModel';
import {COMMON_CALLS} from './explainName';

const {symbols} = loadModel(path.resolve(__dirname, '../../..'));

it.each([...COMMON_CALLS])('%s is in the module %s of the stubs', (name, module) => {
  expect(symbols.has(`ascript.android.${module}.${name}`)).toBe(true);
});
