import {expect, it} from 'vitest';
import {buildModel} from './buildModel';
import {parseStub} from './parseStub';
import {toCounterparts} from './toCounterparts';

function counterparts(stubs: Record<string, string>, name: string, hrefs: Record<string, string>) {
  const model = buildModel(
    Object.entries(stubs).map(([module, text]) => parseStub(text, `ascript.${module}`, `${module}.pyi`)),
  );
  const symbol = model.symbols.get(`ascript.${name}`);
  if (symbol === undefined) throw new Error(`no symbol ${name}`);
  return toCounterparts(symbol, {model, symbolHrefs: new Map(Object.entries(hrefs))});
}

const CLICK = 'def click() -> None: ...\n';

it('links to the same symbol of other platforms that a page documents', () => {
  const stubs = {'android.action': CLICK, 'ios.action': CLICK, 'windows.action': CLICK};
  const href = '/docs/ios/api/action/#action.click';
  expect(counterparts(stubs, 'android.action.click', {'ascript.ios.action.click': href})).toEqual([
    {platform: 'ios', href},
  ]);
});

it('finds a symbol in another module by its name, where only one has that name', () => {
  const href = '/docs/ios/touch#touch.click';
  const hrefs = {'ascript.ios.touch.click': href};
  const stubs = {'android.action': CLICK, 'ios.touch': CLICK};
  expect(counterparts(stubs, 'android.action.click', hrefs)).toEqual([{platform: 'ios', href}]);
  expect(counterparts({...stubs, 'ios.mouse': CLICK}, 'android.action.click', hrefs)).toEqual([]);
});
