import {expect, it} from 'vitest';
import {buildModel} from '../../api/buildModel';
import {parseStub} from '../../api/parseStub';
import {toPageSymbol} from './toPageSymbol';

it('gives the name, the signature and the first sentence of a symbol, without the marks of code', () => {
  const stub = 'def tap(x: int) -> None:\n    """Taps with the command `input tap`.\n\n    More."""\n';
  const model = buildModel([parseStub(stub, 'ascript.android.shell', 'shell.pyi')]);
  expect([...model.symbols.values()].map(toPageSymbol)).toEqual([
    {
      anchor: 'shell.tap',
      name: 'tap',
      module: 'shell',
      signature: 'tap(x: int) -> None',
      text: 'Taps with the command input tap.',
    },
  ]);
});
