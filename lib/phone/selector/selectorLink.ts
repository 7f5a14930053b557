/** Filters whose argument is a regular expression. */
export const TEXT_FILTERS = ['text', 'id', 'desc', 'type', 'hintText', 'packageName', 'path'] as const;

/** Filters whose argument is `True` or `False`. */
export const STATE_FILTERS = [
  'checkable',
  'checked',
  'clickable',
  'dismissable',
  'editable',
  'enabled',
  'focusable',
  'focused',
  'longClickable',
  'visible',
] as const;

/** Filters whose argument is a number; `childCount` takes several and ranges. */
export const NUMBER_FILTERS = ['childCount', 'depth', 'drawingOrder', 'inputType', 'maxTextLength'] as const;

/** Links that go to relatives of a control. */
export const RELATIONS = ['parent', 'child', 'brother'] as const;

/** Links that act on what was found. */
export const ACTIONS = ['click', 'long_click', 'input', 'slide', 'swipe'] as const;

type NameOf<List extends readonly string[]> = List[number];

export type ActionName = NameOf<typeof ACTIONS>;

/** One link of a chain: the name of the method and its arguments. */
export type SelectorLink =
  | {name: NameOf<typeof TEXT_FILTERS>; pattern: string}
  | {name: NameOf<typeof STATE_FILTERS>; value: boolean}
  | {name: NameOf<typeof NUMBER_FILTERS>; numbers: readonly number[]}
  | {name: NameOf<typeof RELATIONS>; positions: readonly number[]}
  | {name: ActionName; argument: string | number | undefined};

/** Converts a method name and its arguments, as Python sends them, to a link; `undefined` for an unknown method. */
export function toSelectorLink(name: string, values: readonly unknown[]): SelectorLink | undefined {
  const numbers = values.filter((value) => typeof value === 'number');
  if (isOneOf(TEXT_FILTERS, name)) return {name, pattern: toText(values[0])};
  if (isOneOf(STATE_FILTERS, name)) return {name, value: Boolean(values[0])};
  if (isOneOf(NUMBER_FILTERS, name)) return {name, numbers};
  if (isOneOf(RELATIONS, name)) return {name, positions: numbers};
  if (isOneOf(ACTIONS, name)) {
    const [argument] = values;
    return {
      name,
      argument:
        typeof argument === 'number' ? argument : argument === undefined ? undefined : toText(argument),
    };
  }
  return undefined;
}

/** Formats a link as in a script: `.text("OK")`. */
export function formatLink(link: SelectorLink): string {
  if ('pattern' in link) return `.${link.name}(${JSON.stringify(link.pattern)})`;
  if ('value' in link) return `.${link.name}(${link.value ? 'True' : 'False'})`;
  if ('numbers' in link) return `.${link.name}(${link.numbers.join(', ')})`;
  if ('positions' in link) return `.${link.name}(${link.positions.join(', ')})`;
  return `.${link.name}(${link.argument === undefined ? '' : JSON.stringify(link.argument)})`;
}

/** Scripts may pass any value. Objects become JSON, because their own `toString` could be anything. */
function toText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return names.some((known) => known === name);
}
