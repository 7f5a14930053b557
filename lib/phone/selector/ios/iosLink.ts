import type {SelectorLink} from '../selectorLink';

/** Values of the constants for comparison modes. */
export const IOS_MODES = {equal: 0, contains: 1, matches: 2, greater: 3, less: 4, trait: 5} as const;

/** Links that exist only on iOS. */
export type IosLink =
  | {name: 'label' | 'name' | 'value' | 'type' | 'node' | 'package'; text: string; mode: number}
  | {name: 'accessible'; value: boolean}
  | {name: 'index' | 'x' | 'y' | 'width' | 'height'; amount: number; mode: number}
  | {name: 'xpath' | 'predicate'; expression: string}
  | {name: 'clear_text' | 'scroll'; argument: undefined};

export type ChainLink = SelectorLink | IosLink;

/** The attributes of a control in the tree, by name. */
export type ControlAttributes = Readonly<Record<string, string>>;

/** Converts a method name and its arguments to a link; `undefined` for an unknown method. */
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
      // As the product defines it, 0 means all.
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
