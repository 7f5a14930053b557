import {expect, it} from 'vitest';
import {dropFiles} from './dropFiles';

const RUNTIME = `var a = {"7": "kept"};
__webpack_require__.u = (chunkId) => {
  // return url for filenames based on template
  return "assets/js/" + {"106": "fb1535f8","32": "c97ef700","7": "51d11cd7"}[chunkId] + ".js"
}
__webpack_require__.miniCssF = (chunkId) => "" + {"106": "11111111"}[chunkId]`;

it('takes chunks out of the table of scripts and out of no other', () => {
  const left = dropFiles(RUNTIME, new Set(['106', '7']));
  expect(left).toBe(RUNTIME.replace('"106": "fb1535f8",', '').replace('"7": "51d11cd7"', ''));
  expect(() => new Function(left)).not.toThrow();
});

it('refuses a runtime that it does not know', () => {
  expect(() => dropFiles('r.u=e=>e', new Set())).toThrow('no table of scripts');
});
