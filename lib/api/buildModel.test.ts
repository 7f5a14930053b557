import {expect, it} from 'vitest';
import {buildModel} from './buildModel';
import {parseStub} from './parseStub';

function model(stubs: Record<string, string>) {
  return buildModel(
    Object.entries(stubs).map(([name, text]) =>
      parseStub(text, `ascript.android.${name}`, `${name}/__init__.pyi`),
    ),
  );
}

it('finds a symbol by the name of its module and by those that packages offer', () => {
  const {symbols, names} = model({
    screen: 'from .colors import Find as Find\n',
    'screen.colors': 'class Find:\n    def run(self): ...\n',
  });
  expect([...symbols.keys()]).toEqual([
    'ascript.android.screen.colors.Find',
    'ascript.android.screen.colors.Find.run',
    'ascript.android.screen.Find',
    'ascript.android.screen.Find.run',
  ]);
  expect([...names.values()]).toEqual([
    ['ascript.android.screen.colors.Find', 'ascript.android.screen.Find'],
    ['ascript.android.screen.colors.Find.run', 'ascript.android.screen.Find.run'],
  ]);
});

it('keeps the symbols of private modules, and private names, out of the public ones', () => {
  const {symbols, privateTypes, modules} = model({
    _types: 'class Result:\n    text: str\n',
    app: 'def _hidden(): ...\n',
  });
  expect([...symbols]).toEqual([]);
  expect(
    privateTypes.get('android')?.map(({symbol, members}) => [symbol.name, members.map(({name}) => name)]),
  ).toEqual([['ascript.android._types.Result', ['ascript.android._types.Result.text']]]);
  expect([...modules.keys()]).toEqual(['ascript.android.app']);
});

it('refuses a name that is defined twice', () => {
  expect(() => model({app: 'class A: ...\nclass A: ...\n'})).toThrow(
    'app/__init__.pyi:2: ascript.android.app.A is defined twice, first in line 1',
  );
});

it('refuses an offer of a name that no stub defines', () => {
  expect(() => model({app: 'from .x import Y as Y\n'})).toThrow(
    'ascript.android.app.Y is imported from ascript.android.app.x.Y',
  );
});
