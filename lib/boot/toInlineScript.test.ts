import {expect, it} from 'vitest';
import {toInlineScript} from './toInlineScript';

it('calls the function with its arguments', () => {
  const script = toInlineScript((name: string, counts: number[]) => `${name} ${counts}`, 'a"b', [1, 2]);
  // biome-ignore lint/security/noGlobalEval: what a page runs is what is tested.
  expect(globalThis.eval(script)).toBe('a"b 1,2');
});

it('leaves out the lines that are comments, and indentation', () => {
  const run = {
    toString: () =>
      'function run() {\n  // why\n  /** what */\n  /**\n   * where\n   */\n  return "// 1";\n}',
  };
  // A bundler may drop the comments of a function that is written here.
  expect(toInlineScript(run as () => void)).toBe('(function run() {\nreturn "// 1";\n})()');
});
