import {expect, it} from 'vitest';
import {buildModel} from './buildModel';
import {describeModule, findModules} from './describeModule';
import {describeSymbol} from './describeSymbol';
import {findNearestSymbols, findSymbols} from './findSymbols';
import {parseStub} from './parseStub';

const ANDROID = `class Finder:
    """Looks.

    Note:
        A trap.
    """

    def find(self, text: str, until: int = 0) -> int | None:
        """Finds a text.

        Args:
            text: What to look for.
            until: How long, in milliseconds.

        Returns:
            The place; \`None\` when it is not there.
        """

def click(x: int) -> None:
    """Taps."""

def key_hot(key: str) -> None:
    """Presses keys."""
`;
const IOS = 'def click(x: int) -> None:\n    """Taps too."""\n';
const model = buildModel([
  parseStub(ANDROID, 'ascript.android.a', 'a.pyi'),
  parseStub(IOS, 'ascript.ios.a', 'i.pyi'),
]);

function find(name: string, platform?: 'android' | 'ios'): string[] {
  return findSymbols(name, model, platform).map((symbol) => symbol.name);
}

it('finds a symbol by its full name, its name in a module and its end', () => {
  expect(find('ascript.android.a.click')).toEqual(['ascript.android.a.click']);
  expect(find('Finder.find')).toEqual(['ascript.android.a.Finder.find']);
  expect(find('find')).toEqual(['ascript.android.a.Finder.find']);
  expect(find('FINDER')).toEqual(['ascript.android.a.Finder']);
});

it('finds a name on all platforms, or on one', () => {
  expect(find('click')).toEqual(['ascript.android.a.click', 'ascript.ios.a.click']);
  expect(find('click', 'ios')).toEqual(['ascript.ios.a.click']);
});

it('names the nearest of what it does not find', () => {
  expect(find('clik')).toEqual([]);
  expect(findNearestSymbols('clik', model)).toContain('ascript.android.a.click');
  expect(findNearestSymbols('Keyboard.hotkey', model)[0]).toBe('ascript.android.a.key_hot');
  expect(findNearestSymbols('findOne', model)).toEqual(['ascript.android.a.Finder.find']);
  expect(findNearestSymbols('ascript.ios.a.tap', model)).toEqual(['ascript.ios.a.click']);
});

it('names nothing for what is like no name', () => {
  for (const name of ['点击', '((', '__proto__', 'time.sleep', ''])
    expect(findNearestSymbols(name, model)).toEqual([]);
});

it('lists the names of a module and the modules of a package', () => {
  expect(findModules('ascript.android.a', model)).toEqual(['ascript.android.a']);
  expect(findModules('a', model, 'ios')).toEqual(['ascript.ios.a']);
  expect(findModules('b', model)).toEqual([]);
  expect(describeModule('ascript.android.a', model)).toContain(
    '## ascript.android.a\n\nAndroid, module. Look up a name in it for parameters, units and result.\n\nNames:\n- `class Finder`: Looks.\n- `click(x: int) -> None`: Taps.\n',
  );
  expect(describeModule('ascript.ios', model)).toContain('Modules: `ascript.ios.a`');
});

it('describes a method with import, signature, parameters, result and page', () => {
  const [symbol] = findSymbols('Finder.find', model);
  const symbolHrefs = new Map([['ascript.android.a.Finder.find', '/docs/a#find']]);
  const text = symbol && describeSymbol(symbol, {model, symbolHrefs}, 'https://docs.example');
  expect(text).toBe(`## ascript.android.a.Finder.find

Android, method. Finds a text.

\`\`\`python
from ascript.android.a import Finder
Finder.find(text: str, until: int = 0) -> int | None
\`\`\`

Parameters:
- \`text: str\`: What to look for.
- \`until: int = 0\`: How long, in milliseconds.

Returns: The place; \`None\` when it is not there.

Page: https://docs.example/docs/a#find

On other platforms:
- iOS: no call of this name
- Windows: no call of this name`);
});

it('lists the members of a class and the counterparts of a call', () => {
  const reference = {model, symbolHrefs: new Map()};
  const [finder] = findSymbols('Finder', model);
  const [click] = findSymbols('click', model);
  expect(finder && describeSymbol(finder, reference, '')).toContain(
    '- `Finder.find(text: str, until: int = 0) -> int | None`: Finds a text.',
  );
  expect(click && describeSymbol(click, reference, '')).toContain(
    '- iOS: `ascript.ios.a.click`, `click(x: int) -> None`, none',
  );
});
