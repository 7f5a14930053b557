import type {ControlState, Frame} from '../phone/device/frame';
import {hitTest} from '../phone/device/hitTest';
import {centerOf, type ScreenPoint} from '../phone/geometry';
import {listAncestors} from '../phone/selector/controlNode';
import {openScreen} from '../selectors/chain/traceChain';
import {suggestChains} from '../selectors/suggest/suggestChains';
import {toControlTree} from '../selectors/tree/controlTree';
import {escapePattern} from '../text/escapePattern';
import {nameForReader} from './nameForReader';
import type {RecordedPlatform} from './recordedStep';

/** A control that a selector finds alone, to press or to type into. */
export interface ControlTarget {
  kind: 'button' | 'field';
  /** The selector without its end. */
  chain: string;
  name: string;
}

/** What a press on the screen is meant for. */
export type PressTarget = ControlTarget | {kind: 'place'; at: ScreenPoint};

/** What a press at a point of the screen is meant for. */
export function findTarget(platform: RecordedPlatform, frame: Frame, at: ScreenPoint): PressTarget {
  return targetFrom(platform, frame, hitTest(frame.root, at).at(-1)) ?? {kind: 'place', at};
}

/** What a press on a control is meant for, whatever lies over it. */
export function findTargetOf(platform: RecordedPlatform, frame: Frame, control: ControlState): PressTarget {
  return targetFrom(platform, frame, control) ?? {kind: 'place', at: centerOf(control.bounds)};
}

/** The control that takes a press: `pressed` or the nearest around it; `undefined` when there is none that a selector finds alone. */
function targetFrom(
  platform: RecordedPlatform,
  frame: Frame,
  pressed: ControlState | undefined,
): ControlTarget | undefined {
  const screen = openScreen(toControlTree(frame, platform));
  const node = screen.nodes.find(({control}) => control.key === pressed?.key);
  const around = [node, ...listAncestors(node)].flatMap((each) => each?.control ?? []);
  const control = around.find(({clickable, editable}) => clickable || editable);
  // On a canvas it matters where it is pressed.
  if (!control || control.look === 'canvas') return undefined;
  const name = nameForReader(control);
  const chains = suggestChains(screen, control.key)
    .filter(({count}) => count === 1)
    .map(({chain}) => chain);
  // The shortest may go by what changes, such as the state that a row shows below its title.
  const written = platform === 'ios' ? name : escapePattern(name);
  const chain = chains.find((each) => each.includes(written)) ?? chains[0];
  return chain === undefined ? undefined : {kind: control.editable ? 'field' : 'button', chain, name};
}
