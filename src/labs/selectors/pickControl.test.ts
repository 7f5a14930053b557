import {IOS_SETTINGS} from '@site/lib/selectors/examples/iosSettings';
import {readControls} from '@site/lib/selectors/tree/readControls';
import {expect, it} from 'vitest';
import {pickControl} from './pickControl';

it('takes the smallest control at a point, and what is behind it when it is pressed again', () => {
  const types = [];
  let chosen: number | undefined;
  const tree = readControls(IOS_SETTINGS);
  for (let press = 0; press < 6; press++) {
    const control = pickControl(tree, [320, 300], chosen);
    types.push(control?.type.replace('XCUIElementType', ''));
    chosen = control?.key;
  }
  expect(types).toEqual(['Switch', 'Cell', 'Table', 'Window', 'Application', 'Switch']);
});

it('takes none where none is', () => {
  expect(
    pickControl(readControls('<hierarchy><node bounds="[0,0][9,9]"/></hierarchy>'), [20, 20], undefined),
  ).toBeUndefined();
});
