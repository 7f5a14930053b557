import type {ControlState, Frame} from '../../../lib/phone/device/frame';
import {describeSelector} from '../../../lib/phone/inspect/describeSelector';
import {PLATFORM_NAMES} from '../../../lib/platforms';
import type {SceneEntry} from './siteData';

const MAX_CONTROLS = 120;

/** A scene as a row of a list. */
export function listScene({id, platform, title, description}: SceneEntry): string {
  return `- ${id} (${PLATFORM_NAMES[platform]}): ${title}. ${description}`;
}

/** Describes a scene with the controls that its first screen shows, each with a selector where one finds it first. */
export function describeScene(scene: SceneEntry, {app, width, height, root}: Frame): string {
  const {id, platform, title, description} = scene;
  const controls = listNamed(root);
  const told = new Set<string>();
  const rows = controls.slice(0, MAX_CONTROLS).map((control) => {
    const selector = describeSelector(control, platform);
    const isFirst = !told.has(selector);
    told.add(selector);
    return `- ${control.look} at ${control.bounds.join(', ')}${isFirst ? `: \`${selector}\`` : ''}`;
  });
  const rest = controls.length - rows.length;
  return [
    `${id} (${PLATFORM_NAMES[platform]}, ${width} × ${height} pixels): ${title}. ${description}`,
    `In front: ${app.name} (${app.packageName}). What it shows before the script does anything, with [left, top, right, bottom]:`,
    ...(rows.length === 0
      ? ['(no controls with a name: it is drawn, so search for colours, pictures or text)']
      : rows),
    ...(rest > 0 ? [`… and ${rest} more`] : []),
  ].join('\n');
}

/** The visible controls of a tree that have a text, a description or an id. */
function listNamed(control: ControlState): ControlState[] {
  const {text, desc, id, visible, children} = control;
  return [...(visible && (text || desc || id) ? [control] : []), ...children.flatMap(listNamed)];
}
