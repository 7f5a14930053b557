import type {ControlState} from '../phone/device/frame';
import {nameControl} from '../selectors/chain/nameControl';

/** What a reader knows a control by: what it says, or what is said first in it. */
export function nameForReader(control: ControlState): string {
  return findSaid(control) ?? nameControl(control);
}

function findSaid({text, desc, hint, children}: ControlState): string | undefined {
  const own = text || desc || hint;
  if (own) return own;
  for (const child of children) {
    const found = findSaid(child);
    if (found) return found;
  }
  return undefined;
}
