import {describeInvalid} from '../../errors/describeInvalid';
import {createPhone} from '../device/createPhone';
import type {ControlState, Frame} from '../device/frame';
import type {Scene} from '../scene/scene';

/** How a scene comes to the moment that a picture shows. */
export interface Moment {
  /** Package name of the app that is opened; without one it is the app of the scene's start. */
  app?: string | undefined;
  /** Texts or descriptions of controls that are pressed before, in this order. */
  press: readonly string[];
  /** Simulated milliseconds after the opening and after each press. */
  settleMs: number;
}

/** What the screen of a scene shows at a moment; `place` is the page that asks. Throws when a control is not there. */
export function showMoment(scene: Scene, {app, press, settleMs}: Moment, place: string): Frame {
  const phone = createPhone(scene);
  if (app !== undefined && phone.launch(app) === undefined) {
    const allowed = scene.apps.map(({packageName}) => packageName).join(', ');
    throw describeInvalid({file: place, field: 'app', found: app, allowed});
  }
  phone.advance(settleMs);
  for (const label of press) {
    const frame = phone.frame();
    const [control] = findControls(frame, label);
    if (control === undefined) throw describeMissing(frame, 'press', label, place);
    phone.press(control.key, 'tap');
    phone.advance(settleMs);
  }
  return phone.frame();
}

/** The visible controls with this text or description. */
export function findControls({root}: Frame, label: string): ControlState[] {
  return listControls(root).filter(({text, desc}) => text === label || desc === label);
}

/** The error for a control that a picture names and the screen does not have. */
export function describeMissing({root}: Frame, field: string, found: string, file: string): Error {
  const labels = listControls(root).flatMap(({text, desc}) => desc ?? text ?? []);
  return describeInvalid({file, field, found, allowed: [...new Set(labels)].join(', ')});
}

function listControls(control: ControlState): ControlState[] {
  if (!control.visible) return [];
  return [control, ...control.children.flatMap(listControls)];
}
