import type {SelectorLink} from '../selectorLink';

/** How a value is compared on iOS, by the numbers of the constants. */
export const IOS_MODES = {equal: 0, contains: 1, matches: 2, greater: 3, less: 4, trait: 5} as const;

/** Links that only the chains of iOS have. */
export type IosLink =
  | {name: 'label' | 'name' | 'value' | 'type' | 'node' | 'package'; text: string; mode: number}
  | {name: 'accessible'; value: boolean}
  | {name: 'index' | 'x' | 'y' | 'width' | 'height'; amount: number; mode: number}
  | {name: 'xpath' | 'predicate'; expression: string}
  | {name: 'clear_text' | 'scroll'; argument: undefined};

export type ChainLink = SelectorLink | IosLink;

/** What is known of a control, by the names under which it was read. */
export type Attributes = Readonly<Record<string, string>>;

/** Reads a link from the name of a method and its arguments; `undefined` for unknown ones. */
export function toIosLink(name: string, [value, mode]: readonly unknown[]): ChainLink | undefined {
  const compare = typeof mode === 'number' ? mode : IOS_MODES.equal;
  switch (name) {
    case 'label':
    case 'name':
    case 'value':
    case 'type':
    case 'node':
    case 'package':
      return {name, text: String(value), mode: compare};
    case 'index':
    case 'x':
    case 'y':
    case 'width':
    case 'height':
      return {name, amount: Number(value), mode: compare};
    case 'xpath':
    case 'predicate':
      return {name, expression: String(value)};
    case 'visible':
    case 'enabled':
    case 'accessible':
      return {name, value: value === true};
    case 'parent':
    case 'child':
    case 'brother':
      // Zero means all.
      return {name, positions: typeof value === 'number' && value !== 0 ? [value] : []};
    case 'click':
    case 'input':
      return {name, argument: undefined};
    case 'scroll':
    case 'clear_text':
      return {name, argument: undefined};
    default:
      return undefined;
  }
}
