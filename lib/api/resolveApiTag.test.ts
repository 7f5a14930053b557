import {expect, it} from 'vitest';
import {parseMdx} from '../mdx/parseMdx';
import {buildModel} from './buildModel';
import {collectApiTags} from './collectApiTags';
import {parseStub} from './parseStub';
import {resolveApiTag} from './resolveApiTag';

const model = buildModel([
  parseStub(
    'class FindColors:\n    def find(self): ...\n    def find_all(self): ...\n',
    'ascript.android.screen',
    'screen.pyi',
  ),
]);

function resolve(page: string): string[] {
  return collectApiTags(parseMdx(page)).flatMap((tag) =>
    resolveApiTag(tag, model, 'docs/a.mdx').map(({qualname}) => qualname),
  );
}

it('resolves a name to its symbol, and a module to all of its symbols', () => {
  expect(resolve('<Api name="ascript.android.screen.FindColors.find" />')).toEqual(['FindColors.find']);
  expect(resolve('<ApiModule name="ascript.android.screen" />')).toEqual([
    'FindColors',
    'FindColors.find',
    'FindColors.find_all',
  ]);
});

it('adds the members of a class when it is told to', () => {
  expect(resolve('<Api name="ascript.android.screen.FindColors" members />')).toEqual([
    'FindColors',
    'FindColors.find',
    'FindColors.find_all',
  ]);
});

it('names page, line and the nearest names when a name is unknown', () => {
  expect(() => resolve('Text.\n\n<Api name="ascript.android.screen.FindColors.fnd" />')).toThrow(
    'docs/a.mdx:3: <Api name="ascript.android.screen.FindColors.fnd"> is not in the stubs; ' +
      'nearest: ascript.android.screen.FindColors.find,',
  );
  expect(() => resolve('<Api />')).toThrow('docs/a.mdx:1: <Api name=""> is not in the stubs');
});
