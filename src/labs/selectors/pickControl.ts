import type {ControlState} from '@site/lib/phone/device/frame';
import type {ScreenPoint} from '@site/lib/phone/geometry';
import type {ControlTree} from '@site/lib/selectors/tree/controlTree';
import {listControls} from './listControls';

/**
 * The control at a point: the smallest one there, the last drawn among equals. When that is chosen already, the next larger
 * one, so that pressing again reaches what is behind.
 */
export function pickControl(
  {roots}: ControlTree,
  [x, y]: ScreenPoint,
  chosen: number | undefined,
): ControlState | undefined {
  const there = listControls(roots)
    .filter(({bounds: [left, top, right, bottom]}) => x >= left && x < right && y >= top && y < bottom)
    .reverse()
    .sort((a, b) => areaOf(a) - areaOf(b));
  const at = there.findIndex(({key}) => key === chosen);
  return there[(at + 1) % Math.max(1, there.length)];
}

function areaOf({bounds: [left, top, right, bottom]}: ControlState): number {
  return (right - left) * (bottom - top);
}
