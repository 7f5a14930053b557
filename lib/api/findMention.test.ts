import {expect, it} from 'vitest';
import {buildModel} from './buildModel';
import {findMention} from './findMention';
import {parseStub} from './parseStub';

const stub = 'class Selector:\n    def find(self): ...\ndef click(): ...\ndef input(): ...\n';
const model = buildModel([
  parseStub(stub, 'ascript.android.node', 'a.pyi'),
  parseStub(stub, 'ascript.ios.node', 'i.pyi'),
  parseStub('def send(): ...\n', 'ascript.android.sms', 's.pyi'),
]);
const symbolHrefs = new Map(
  [...model.symbols.keys()].filter((name) => !name.includes('.sms.')).map((name) => [name, '/docs/x#y']),
);

function find(text: string, page = 'docs/android/a.mdx'): string | undefined {
  return findMention(text, page, {model, symbolHrefs})?.name;
}

it('knows a method by its class, a call by its brackets and a class by its capital', () => {
  expect(find('Selector.find')).toBe('ascript.android.node.Selector.find');
  expect(find('Selector.find()')).toBe('ascript.android.node.Selector.find');
  expect(find('click()')).toBe('ascript.android.node.click');
  expect(find('Selector')).toBe('ascript.android.node.Selector');
});

it('takes the platform of the page, and none where several platforms have the name', () => {
  expect(find('click()', 'docs/ios/a.mdx')).toBe('ascript.ios.node.click');
  expect(find('click()', 'versioned_docs/version-1.0/ios/a.mdx')).toBe('ascript.ios.node.click');
  expect(find('click()', 'docs/intro.mdx')).toBeUndefined();
});

it.each(['click', 'Selector().find', 'x = 1', 'send()', 'print()'])('does not link `%s`', (text) => {
  expect(find(text)).toBeUndefined();
});

it('leaves a call that Python itself has to Python', () => {
  expect(find('input()')).toBeUndefined();
});
