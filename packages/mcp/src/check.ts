import {createRequire} from 'node:module';
import {limitCalls} from '../../../lib/async/limitCalls';
import {checkTypes} from '../../../lib/lint/checkTypes';
import type {Finding} from '../../../lib/lint/finding';
import {lintScript} from '../../../lib/lint/lintScript';
import {dataPath, type PackageData} from './packageData';

/** pyright takes a processor and some hundred megabytes: of many at once each would run into its time limit. */
const limited = limitCalls(2);

/** Finds mistakes in a script with the lints, and with pyright and the stubs. Rejects when pyright is missing. */
export async function check(source: string, data: PackageData, signal?: AbortSignal): Promise<Finding[]> {
  const [[diagnostics], model, hrefs] = await Promise.all([
    limited(() =>
      checkTypes([source], {
        pyright: createRequire(import.meta.url).resolve('pyright/index.js'),
        stubs: {product: dataPath('stubs'), others: dataPath('stubs', 'typings')},
        ...(signal && {signal}),
      }),
    ),
    data.model(),
    data.hrefs(),
  ]);
  return lintScript(source, {model, hrefs}, diagnostics);
}
