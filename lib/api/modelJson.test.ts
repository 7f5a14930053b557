import {expect, it} from 'vitest';
import {parseModules, stringifyModules} from './modelJson';
import {parseStub} from './parseStub';

it('gives back the modules that it wrote, with their maps', () => {
  const text =
    'from .b import Other as Other\n\ndef f(x: int = 1) -> int:\n    """Does.\n\n    Args:\n        x: How many.\n    """\n';
  const modules = [parseStub(text, 'ascript.android.a', 'a.pyi')];
  expect(parseModules(stringifyModules(modules))).toEqual(modules);
});
