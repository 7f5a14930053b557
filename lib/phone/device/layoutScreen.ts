import {clipBounds} from '../draw/shape';
import {type Bounds, intersects} from '../geometry';
import type {Scene, SceneControl} from '../scene/scene';
import {DEFAULT_HEIGHTS, typeOf} from './controlTypes';
import type {ControlState, Look} from './frame';
import type {LiveControl} from './liveControl';

export type AppVariables = Readonly<Record<string, number | string | boolean>>;

export interface LayoutContext {
  platform: Scene['platform'];
  packageName: string;
  variables: AppVariables;
  focusedKey: number | undefined;
  /** Simulated time, which decides where moving controls are. */
  nowMs: number;
}

const CHECKABLE: ReadonlySet<Look> = new Set<Look>(['switch', 'checkbox']);
const PRESSABLE: ReadonlySet<Look> = new Set<Look>(['button', 'icon', 'switch', 'checkbox', 'field']);

/**
 * Lays out controls inside `area`: those without bounds one below the other. Hidden controls are left out. A control that has
 * been scrolled out of its list is left out too, as on Android; on iOS it stays in the tree and is not `visible`.
 */
export function layoutControls(
  controls: readonly LiveControl[],
  area: Bounds,
  context: LayoutContext,
  clip: Bounds = area,
): ControlState[] {
  const states: ControlState[] = [];
  let below = area[1];
  for (const control of controls) {
    if (!isShown(control, context.variables)) continue;
    const bounds = placeControl(control, area, below, context);
    if (!control.spec.bounds) below = bounds[3];
    const visible = intersects(bounds, clip);
    if (!visible && control.parent?.spec.look === 'list' && context.platform !== 'ios') continue;
    states.push(toState(control, bounds, visible, clip, context));
  }
  return states;
}

function toState(
  control: LiveControl,
  bounds: Bounds,
  visible: boolean,
  clip: Bounds,
  context: LayoutContext,
): ControlState {
  const {spec} = control;
  const isPressable = PRESSABLE.has(spec.look) || spec.onTap !== undefined || spec.onRightTap !== undefined;
  const inner = spec.look === 'list' ? clipBounds(bounds, clip) : clip;
  if (spec.look === 'list') control.contentHeight = measureContent(control, context);
  const [left, top, right, bottom] = bounds;
  const scrolledArea: Bounds = [left, top - control.scrolled, right, bottom - control.scrolled];
  const id = spec.id === undefined ? undefined : toResourceId(spec.id, context);
  return {
    key: control.key,
    look: spec.look,
    type: spec.type ?? typeOf(spec.look, context.platform),
    bounds,
    ...definedOnly({
      text: control.text === undefined ? undefined : fillIn(control.text, context.variables),
      desc: spec.desc === undefined ? undefined : fillIn(spec.desc, context.variables),
      id,
      hint: spec.hint,
      fill: spec.fill,
      ink: spec.ink,
      picture: control.picture,
      multiline: spec.multiline === true ? spec.multiline : undefined,
      password: spec.password === true ? spec.password : undefined,
    }),
    packageName: context.packageName,
    checkable: CHECKABLE.has(spec.look),
    checked: control.isChecked,
    clickable: isPressable,
    longClickable: spec.onLongTap !== undefined,
    editable: spec.look === 'field',
    enabled: spec.enabled ?? true,
    focusable: isPressable,
    focused: control.key === context.focusedKey,
    scrollable: spec.look === 'list' && control.contentHeight > bottom - top,
    visible,
    children: layoutControls(control.children, scrolledArea, context, inner),
  };
}

function placeControl(
  {spec, moved}: LiveControl,
  area: Bounds,
  below: number,
  context: LayoutContext,
): Bounds {
  const [left, top, right] = area;
  const [dx, dy] = spec.motion ? oscillate(spec, context.nowMs) : moved;
  if (spec.bounds) {
    const [l, t, r, b] = spec.bounds;
    return [left + l + dx, top + t + dy, left + r + dx, top + b + dy];
  }
  const from = below + (spec.gap ?? 0);
  return [left, from, right, from + measureHeight(spec)];
}

function measureHeight(spec: SceneControl): number {
  if (spec.height !== undefined) return spec.height;
  if (spec.look !== 'group') return DEFAULT_HEIGHTS[spec.look];
  return (spec.children ?? []).reduce(
    (height, child) =>
      Math.max(height, child.bounds?.[3] ?? height + (child.gap ?? 0) + measureHeight(child)),
    0,
  );
}

function measureContent({children}: LiveControl, {variables}: LayoutContext): number {
  return children
    .filter((child) => isShown(child, variables))
    .reduce(
      (height, {spec}) =>
        spec.bounds ? Math.max(height, spec.bounds[3]) : height + (spec.gap ?? 0) + measureHeight(spec),
      0,
    );
}

/** Offset of a control that moves to and fro from its start. */
function oscillate({motion, bounds}: SceneControl, nowMs: number): readonly [number, number] {
  if (!motion || !bounds) return [0, 0];
  const half = motion.periodMs / 2;
  const phase = (nowMs % motion.periodMs) / half;
  const share = phase <= 1 ? phase : 2 - phase;
  return [Math.round((motion.to[0] - bounds[0]) * share), Math.round((motion.to[1] - bounds[1]) * share)];
}

function isShown({isHidden, spec}: LiveControl, variables: AppVariables): boolean {
  return !isHidden && (spec.when === undefined || variables[spec.when.variable] === spec.when.is);
}

function toResourceId(id: string, {platform, packageName}: LayoutContext): string {
  return platform === 'android' ? `${packageName}:id/${id}` : id;
}

/** Replaces `{name}` by the value of a variable; unknown names stay as they are. */
export function fillIn(text: string, variables: AppVariables): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(variables[name] ?? whole));
}

type Optional<Fields> = {[Name in keyof Fields]?: Exclude<Fields[Name], undefined>};

function definedOnly<Fields extends object>(fields: Fields): Optional<Fields> {
  const defined: Optional<Fields> = {};
  for (const name in fields) {
    const value = fields[name];
    if (value !== undefined) Object.assign(defined, {[name]: value});
  }
  return defined;
}
