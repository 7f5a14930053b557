import type {Platform} from '../../platforms';

/** The platforms on which a selector is a chain of calls. */
export type ChainPlatform = Exclude<Platform, 'windows'>;

/** What may stand at a place between the brackets of a call. */
export type ArgumentKind = 'text' | 'flag' | 'whole' | 'number';

export interface MethodParameter {
  name: string;
  kind: ArgumentKind;
  isOptional?: boolean;
  /** Takes all that follow, too. */
  isRest?: boolean;
}

/** `filter`, `move` and `action` are links of a chain, `end` runs it, `static` is called on the class. */
export interface Method {
  role: 'filter' | 'move' | 'action' | 'end' | 'static';
  parameters: readonly MethodParameter[];
}

type Methods = Readonly<Record<string, Method>>;

function list(names: string, method: Method): Methods {
  return Object.fromEntries(names.split(' ').map((name) => [name, method]));
}

const filter = (...parameters: MethodParameter[]): Method => ({role: 'filter', parameters});
const action = (...parameters: MethodParameter[]): Method => ({role: 'action', parameters});
const end = (...parameters: MethodParameter[]): Method => ({role: 'end', parameters});
const required = (name: string, kind: ArgumentKind): MethodParameter => ({name, kind});
const optional = (name: string, kind: ArgumentKind): MethodParameter => ({name, kind, isOptional: true});
const rest = (kind: ArgumentKind): MethodParameter => ({name: 'val', kind, isOptional: true, isRest: true});

const ANDROID: Methods = {
  ...list('text id desc type hintText packageName path', filter(required('val', 'text'))),
  ...list(
    'checkable checked clickable dismissable editable enabled focusable focused longClickable visible',
    filter(required('val', 'flag')),
  ),
  ...list('depth drawingOrder inputType maxTextLength', filter(required('val', 'whole'))),
  childCount: filter({name: 'val', kind: 'number', isRest: true}),
  ...list('parent child brother', {role: 'move', parameters: [rest('number')]}),
  ...list('click long_click', action()),
  ...list('slide swipe', action(optional('ore', 'whole'))),
  input: action(optional('msg', 'text')),
  find: end(),
  find_all: end(optional('num', 'whole')),
  find_by_text: end(required('text', 'text')),
  find_by_id: end(required('id', 'text')),
  ...list('cache dump on_event refresh', {role: 'static', parameters: []}),
};

const IOS: Methods = {
  ...list('label name value type node package', filter(required('value', 'text'), optional('mode', 'whole'))),
  ...list('visible enabled accessible', filter(required('value', 'flag'))),
  ...list('index x y width height', filter(required('value', 'whole'), optional('mode', 'whole'))),
  ...list('xpath predicate', filter(required('value', 'text'))),
  ...list('parent child brother', {role: 'move', parameters: [optional('value', 'number')]}),
  click: action(optional('mode', 'whole')),
  scroll: action(optional('mode', 'text'), optional('distance', 'number')),
  input: action(required('value', 'text')),
  clear_text: action(),
  ...list('find find_all', end(optional('timeout', 'whole'))),
  find_with_dict: {role: 'static', parameters: []},
  xml: {role: 'static', parameters: []},
};

/** The methods of `Selector` by platform; a test holds them to the stubs. */
export const METHODS: Readonly<Record<ChainPlatform, Methods>> = {android: ANDROID, ios: IOS};

/** The constants of `Selector` that a chain may name; those whose value is not documented stand for none. */
export const CONSTANTS: Readonly<
  Record<ChainPlatform, Readonly<Record<string, number | string | undefined>>>
> = {
  android: {MODE_ACC_SIMPLE: 0, MODE_ACC_ALL: 1, MODE_ASS: undefined, MODE_ROOT: undefined},
  ios: {
    MODE_EQUAL: 0,
    MODE_CONTAINS: 1,
    MODE_MATCHES: 2,
    MODE_GREATER: 3,
    MODE_LESS: 4,
    MODE_TRAIT: 5,
    MODE_CLICK_ACCESS: 0,
    MODE_CLICK_XY: 1,
    MODE_SCROLL_DOWN: 'down',
    MODE_SCROLL_LEFT: 'left',
    MODE_SCROLL_RIGHT: 'right',
    MODE_SCROLL_UP: 'up',
    MODE_SCROLL_VISIBLE: 'visible',
    SIMPLE: undefined,
    POINT: undefined,
    COMPLEX: undefined,
    VISIBLE: undefined,
  },
};
