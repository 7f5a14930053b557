import {expect, it} from 'vitest';
import {buildModel} from '../../lib/api/buildModel';
import {parseStub} from '../../lib/api/parseStub';
import {toMatrix} from './toMatrix';

const model = buildModel([
  parseStub('def click(x: int, time: int): ...\ndef only(): ...\nLIMIT: int\n', 'ascript.android.a', 'a.pyi'),
  parseStub('def click(x: int, delay: int): ...\nLIMIT: int\n', 'ascript.ios.a', 'i.pyi'),
]);

it('compares the calls that at least two platforms have, with the parameters that they share', () => {
  const symbolHrefs = new Map([['ascript.ios.a.click', '/docs/ios/a#a.click']]);
  expect(toMatrix({model, symbolHrefs})).toEqual([
    {
      qualname: 'click',
      cells: [
        {
          parameters: [
            {name: 'x', isShared: true},
            {name: 'time', isShared: false},
          ],
        },
        {
          parameters: [
            {name: 'x', isShared: true},
            {name: 'delay', isShared: false},
          ],
          href: '/docs/ios/a#a.click',
        },
        null,
      ],
    },
  ]);
});
