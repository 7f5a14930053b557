import type {ControlState} from '@site/lib/phone/device/frame';
import {contains, type ScreenPoint} from '@site/lib/phone/geometry';
import type {ControlTree} from '@site/lib/selectors/tree/controlTree';
import {listControls} from './listControls';

/**
 * The control at a point: the smallest one there, the last drawn among equals. When that is chosen already, the next larger
 * one, so that pressing again reaches what is behind.
 */
export function pickControl(
  {roots}: ControlTree,
  at: ScreenPoint,
  chosen: number | undefined,
): ControlState | undefined {
  const there = listControls(roots)
    .filter(({bounds}) => contains(bounds, at))
    .reverse()
    .sort((a, b) => areaOf(a) - areaOf(b));
  const index = there.findIndex(({key}) => key === chosen);
  return there[(index + 1) % Math.max(1, there.length)];
}

function areaOf({bounds: [left, top, right, bottom]}: ControlState): number {
  return (right - left) * (bottom - top);
}
