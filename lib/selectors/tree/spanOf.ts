import type {ControlState} from '../../phone/device/frame';

/** The size of the screen that the outermost controls take up. */
export function spanOf(roots: readonly ControlState[]): {width: number; height: number} {
  return {
    width: Math.max(1, ...roots.map(({bounds}) => bounds[2])),
    height: Math.max(1, ...roots.map(({bounds}) => bounds[3])),
  };
}
