import {expect, it} from 'vitest';
import {buildModel} from './buildModel';
import {parseStub} from './parseStub';
import {toImportLine} from './toImportLine';

const FIND = 'class Find:\n    def run(self): ...\n';

/** The import of `Find.run` in the module `screen.colors`, beside which other stubs lie. */
function toImport(others: Readonly<Record<string, string>> = {}): string | undefined {
  const modules = Object.entries({'screen.colors': FIND, ...others}).map(([name, text]) =>
    parseStub(text, `ascript.android.${name}`, `${name}/__init__.pyi`),
  );
  const model = buildModel(modules);
  const symbol = model.symbols.get('ascript.android.screen.colors.Find.run');
  return symbol && toImportLine(symbol, model);
}

it('imports the class of a member', () => {
  expect(toImport()).toBe('from ascript.android.screen.colors import Find');
});

it('imports from the shortest module that has the name', () => {
  expect(toImport({screen: 'from .colors import Find as Find\n'})).toBe(
    'from ascript.android.screen import Find',
  );
});
