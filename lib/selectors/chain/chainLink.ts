import type {SelectorLink} from '../../phone/selector/selectorLink';

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
