import path from 'node:path';
import {loadModel} from '../../api/loadModel';
import {loadSymbolHrefs} from '../../api/loadSymbolHrefs';
import type {Knowledge} from '../../lint/lint';
import {PLATFORMS} from '../../platforms';
import {readStubNames, type StubNames, toStubNames} from '../stubNames';

/** What the editor knows in a browser: the names of the stubs after their way through JSON. */
export function loadKnowledge(): Knowledge {
  const root = path.resolve(__dirname, '../../..');
  const model = loadModel(root);
  const hrefs = loadSymbolHrefs(root, model);
  const names: StubNames[] = PLATFORMS.map((platform) =>
    JSON.parse(JSON.stringify(toStubNames(model, platform, hrefs))),
  );
  return readStubNames(names);
}
