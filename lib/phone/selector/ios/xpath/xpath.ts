export const AXES = [
  'child',
  'descendant',
  'descendant-or-self',
  'self',
  'parent',
  'ancestor',
  'ancestor-or-self',
  'following-sibling',
  'preceding-sibling',
] as const;

/** How many values each function takes. Those that may take none would read the text of the control, and there is none. */
export const ARITIES = {
  contains: 2,
  'starts-with': 2,
  position: 0,
  last: 0,
  'normalize-space': 1,
  'string-length': 1,
  true: 0,
  false: 0,
} as const;

export type Axis = (typeof AXES)[number];
export type FunctionName = keyof typeof ARITIES;

export interface XPathStep {
  axis: Axis;
  /** Type of a control, `*` for any; absent for `.`, `..` and the hidden step of `//`, which match every node. */
  name?: string;
  conditions: readonly XPathCondition[];
}

export interface XPathPath {
  isAbsolute: boolean;
  /** Where the steps begin when the path has brackets first, such as `(//a | //b)[1]`. */
  start?: {paths: readonly XPathPath[]; conditions: readonly XPathCondition[]};
  steps: readonly XPathStep[];
}

export type XPathCondition =
  | {kind: 'and' | 'or'; parts: readonly XPathCondition[]}
  | {kind: 'not'; part: XPathCondition}
  | {kind: 'compare'; left: XPathValue; sign: string; right: XPathValue}
  | {kind: 'value'; value: XPathValue}
  | PathOperand;

export type XPathValue =
  | {kind: 'constant'; value: string | number}
  | {kind: 'attribute'; name: string}
  | {kind: 'count'; paths: readonly XPathPath[]}
  | {kind: 'call'; name: FunctionName; values: readonly XPathValue[]};

/** Several paths are a union: `a | b`. */
export type PathOperand = {kind: 'path'; paths: readonly XPathPath[]};
