import {findMeant} from './meantNames';

/** What values of Python's own types have. */
const OWN: ReadonlyMap<string, string> = new Map([
  [
    'str',
    'upper lower strip split join replace startswith endswith find count isdigit isdecimal format title',
  ],
  ['list', 'append insert extend remove pop sort reverse index count copy clear'],
  ['dict', 'get keys values items pop update setdefault copy clear'],
  ['set', 'add remove discard update union copy clear'],
  ['tuple', 'index count'],
]);

/**
 * Names that objects of the product have, by class; after the name of a platform, those that it alone has. Only to recognise what was
 * misspelt: the stubs have them all.
 */
export const MEMBERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ...Object.fromEntries(OWN),
    Selector: 'find find_all type visible enabled parent child',
    'android.Selector': 'text desc id clickable',
    'ios.Selector': 'label name value',
    'windows.Selector': 'name value res_id clickable',
    Node: 'text id rect click visible enabled type',
    'android.Node': 'desc long_click input clickable parent child',
    'ios.Node': 'label name value set_text',
    Rect: 'left top right bottom width height',
    'android.Rect': 'centerX centerY',
    Point: 'x y',
    system: 'exit',
    'android.system': 'open',
    'ios.system': 'app_start app_stop notify',
    action: 'click slide input',
    'android.action': 'swipe',
    time: 'sleep monotonic time strftime',
    random: 'randint uniform choice shuffle',
    Window: 'title rect activate capture close process_name find find_all',
  }).map(([type, names]) => [type, names.split(' ')]),
);

/** What a type has, given its name or that of its module in full. On a platform that is not known, only what all have. */
export function listMembers(type: string, platform = ''): readonly string[] {
  const name = type.split('.').at(-1) ?? type;
  return [...(MEMBERS.get(name) ?? []), ...(MEMBERS.get(`${platform}.${name}`) ?? [])];
}

/** What other languages call it, and what Python writes for `value`. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ...['length', 'len', 'size'].map((name) => [name, 'len(value)'] as const),
  ...['contains', 'includes', 'has', 'has_key'].map((name) => [name, '"a" in value'] as const),
  ...['substring', 'substr', 'slice'].map((name) => [name, 'value[0:3]'] as const),
  ...['forEach', 'map'].map((name) => [name, 'for one in value:'] as const),
  ['toUpperCase', 'value.upper()'],
  ['toLowerCase', 'value.lower()'],
  ['trim', 'value.strip()'],
  ['charAt', 'value[0]'],
  ['toString', 'str(value)'],
  ['isEmpty', 'if not value:'],
  ['iteritems', 'for key, one in value.items():'],
]);

/** How something is added and deleted, by type. */
const ADDED: ReadonlyMap<string, string> = new Map([
  ['list', 'value.append("a")'],
  ['set', 'value.add("a")'],
  ['dict', 'value["a"] = 1'],
  ['tuple', 'value += ("a",)'],
]);

/** What to write for a name that a type of Python does not have. */
export function findInstead(type: string, name: string): string | undefined {
  if (type === 'int' || type === 'float') return name === 'toString' ? INSTEAD.get(name) : undefined;
  if (/^(?:push|add|append|insert)$/.test(name)) return ADDED.get(type);
  const instead = INSTEAD.get(name);
  if (instead !== undefined) return instead;
  const meant = findMeant(name, listMembers(type));
  return meant === undefined ? INSTEAD.get(findMeant(name, [...INSTEAD.keys()]) ?? '') : `value.${meant}()`;
}
