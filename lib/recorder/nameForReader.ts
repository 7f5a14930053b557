import type {ControlState} from '../phone/device/frame';
import {nameControl} from '../selectors/chain/nameControl';

/** Longer texts, such as an article in one control, are cut. */
const MAX_CHARACTERS = 60;

/** What a reader knows a control by: what it says, or what is said first in it. */
export function nameForReader(control: ControlState): string {
  const name = findSaid(control) ?? nameControl(control);
  return name.length > MAX_CHARACTERS ? `${name.slice(0, MAX_CHARACTERS)}…` : name;
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
