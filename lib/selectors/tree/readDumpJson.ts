import {type ControlState, PLAIN_FLAGS} from '../../phone/device/frame';
import type {Bounds} from '../../phone/geometry';
import type {ControlAttributes} from '../../phone/selector/ios/iosLink';
import {isRecord} from '../../validation/isRecord';
import {assembleTree} from './assembleTree';
import {type ControlTree, FLAG_NAMES, TREE_LIMITS, UnreadableTree} from './controlTree';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields of `Selector.dump` are not documented. These are the names under which Node, uiautomator and Android know the
 * same things; a name is compared in small letters, without signs and without a leading “is”.
 */
const NAMES = {
  text: ['text'],
  desc: ['desc', 'contentdescription', 'contentdesc', 'description'],
  id: ['id', 'resourceid', 'viewidresourcename', 'resid'],
  type: ['type', 'class', 'classname'],
  hint: ['hinttext', 'hint'],
  packageName: ['packagename', 'package', 'pkg'],
  rect: ['rect', 'bounds', 'boundsinscreen'],
  checkable: ['checkable'],
  checked: ['checked'],
  clickable: ['clickable'],
  longClickable: ['longclickable'],
  editable: ['editable'],
  enabled: ['enabled'],
  focusable: ['focusable'],
  focused: ['focused'],
  scrollable: ['scrollable'],
  visible: ['visible', 'visibletouser'],
} as const;

type Name = keyof typeof NAMES;

// Object.entries forgets which keys there are.
const ALIASES = new Map<string, Name>(
  Object.entries(NAMES).flatMap(([name, aliases]) => aliases.map((alias) => [alias, name as Name] as const)),
);
const MAX_NAMED = 12;

/** Reads the JSON of `Selector.dump` as far as its names can be understood, and says which names were left out. */
export function readDumpJson(value: unknown): ControlTree {
  const attributes = new Map<number, ControlAttributes>();
  const read = new Set<Name>();
  const ignored = new Set<string>();

  function readControl(fields: Fields, depth: number): ControlState {
    if (depth > TREE_LIMITS.depth)
      throw new UnreadableTree(`Controls are inside each other more than ${TREE_LIMITS.depth} levels deep.`);
    if (attributes.size >= TREE_LIMITS.controls)
      throw new UnreadableTree(`The tree has more than ${TREE_LIMITS.controls} controls.`);
    const key = attributes.size + 1;
    const shown: [string, string][] = [];
    attributes.set(key, {});
    const known: Partial<Record<Name, unknown>> = {};
    const children: ControlState[] = [];
    for (const [field, content] of Object.entries(fields)) {
      const name = ALIASES.get(simplify(field));
      const inside = listControls(content);
      if (name) {
        known[name] = content;
        read.add(name);
      } else if (inside.length > 0) {
        for (const child of inside) children.push(readControl(child, depth + 1));
        continue;
      } else if (!Array.isArray(content) || content.length > 0) ignored.add(field);
      shown.push([field, typeof content === 'object' ? JSON.stringify(content) : String(content)]);
    }
    attributes.set(key, Object.fromEntries(shown));
    return toControl(key, known, children);
  }

  const roots = (Array.isArray(value) ? value : [value]).filter(isRecord).flatMap((fields) => {
    if (isNamed(fields)) return [readControl(fields, 0)];
    // The tree may stand in an envelope, such as {"code": 1, "data": {…}}.
    return Object.values(fields).flatMap((content) =>
      listControls(content).map((child) => readControl(child, 0)),
    );
  });
  if (roots.length === 0)
    throw new UnreadableTree(
      'This JSON has no controls: found no object with a field such as text, id, type or rect.',
    );
  return assembleTree({
    platform: 'android',
    roots,
    attributes,
    gaps: describeGaps(read),
    notes: [
      'The fields of Selector.dump() are not documented: they were read by their names.',
      ...(ignored.size > 0 ? [`Left out: ${listNames(ignored)}.`] : []),
    ],
  });
}

function describeGaps(read: ReadonlySet<Name>): Record<string, string> {
  const methods: [method: string, name: Name][] = [
    ['hintText', 'hint'],
    ['packageName', 'packageName'],
    ...FLAG_NAMES.filter((name) => name !== 'scrollable').map((name): [string, Name] => [name, name]),
  ];
  const missing = methods.filter(([, name]) => !read.has(name));
  return Object.fromEntries([
    ...missing.map(([method]) => [
      method,
      `${method}(): this dump does not say it; ${method === 'enabled' || method === 'visible' ? 'every control counts as such' : 'nothing fits it'} here.`,
    ]),
    ...['dismissable', 'inputType', 'maxTextLength', 'path'].map((method) => [
      method,
      `${method}(): it is not read from a dump; nothing fits it here.`,
    ]),
  ]);
}

function toControl(
  key: number,
  known: Partial<Record<Name, unknown>>,
  children: readonly ControlState[],
): ControlState {
  const texts = (['text', 'desc', 'id', 'hint'] as const).flatMap((name) => {
    const text = known[name];
    return typeof text === 'string' && text !== '' ? [[name, text]] : [];
  });
  const flags = FLAG_NAMES.flatMap((name) => (isFlag(known[name]) ? [[name, isTrue(known[name])]] : []));
  return {
    ...PLAIN_FLAGS,
    ...Object.fromEntries(flags),
    ...Object.fromEntries(texts),
    key,
    look: 'group',
    type: typeof known.type === 'string' ? known.type : '',
    packageName: typeof known.packageName === 'string' ? known.packageName : '',
    bounds: readRect(known.rect),
    children,
  };
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean' || value === 'true' || value === 'false';
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}

/** `[l, t, r, b]`, `{left, top, right, bottom}`, `{x, y, width, height}`, or a text with four numbers. */
function readRect(value: unknown): Bounds {
  if (isRecord(value)) {
    const edge = (name: string): number => toNumber(value[name]);
    if ('width' in value)
      return [edge('x'), edge('y'), edge('x') + edge('width'), edge('y') + edge('height')];
    return [edge('left'), edge('top'), edge('right'), edge('bottom')];
  }
  const numbers = typeof value === 'string' ? value.slice(0, 100).match(/-?\d+/g) : value;
  const [left, top, right, bottom] = Array.isArray(numbers) ? numbers : [];
  return [toNumber(left), toNumber(top), toNumber(right), toNumber(bottom)];
}

function toNumber(value: unknown): number {
  const number = Number(value);
  return Number.isFinite(number) ? Math.round(number) : 0;
}

/** The controls in the value of a field: one, or a list of them. */
function listControls(value: unknown): Fields[] {
  return (Array.isArray(value) ? value : [value]).filter(isRecord).filter(isNamed);
}

/** Whether it has a field of a control, and is not merely a rectangle or the like. */
function isNamed(fields: Fields): boolean {
  return Object.keys(fields).some((field) => ALIASES.has(simplify(field)));
}

function simplify(field: string): string {
  return field
    .replace(/^is(?=[A-Z_])/, '')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();
}

function listNames(names: ReadonlySet<string>): string {
  const listed = [...names].slice(0, MAX_NAMED).map((name) => name.slice(0, 40));
  return names.size > MAX_NAMED
    ? `${listed.join(', ')} and ${names.size - MAX_NAMED} more`
    : listed.join(', ');
}
