import type {Platform} from '../platforms';
import type {Confidence, SymbolKind} from './model';

/** Shown by the first entry with such a result in a class or module, on behalf of those below it. */
export const UNDOCUMENTED_RESULT =
  'Result not documented, as for each call below with `-> Any` and no Returns';

/** What a page shows of one symbol: plain data that the build writes as JSON. Texts may hold `code` in backticks. */
export interface ApiEntryData {
  /** Anchor of the entry: the name inside its platform, such as `screen.FindColors.find`. */
  id: string;
  qualname: string;
  kind: SymbolKind;
  platform: Platform;
  /** The import line of the symbol. */
  importLine: string;
  /** HTML with token classes, one item for each overload. */
  signatures: readonly string[];
  summary: string;
  details: readonly string[];
  parameters: readonly FieldData[];
  /** Absent when the call returns nothing or its result is not documented. */
  returns?: string;
  /** The private types of results and arguments, by name. */
  types: readonly {name: string; summary: string; fields: readonly FieldData[]}[];
  raises: readonly {type: string; description: string}[];
  notes: readonly string[];
  requires: readonly string[];
  confidence?: {level: Confidence; reason: string};
  /** The same symbol on the other platforms, where a page documents it. */
  counterparts: readonly {platform: Platform; href: string}[];
}

export interface FieldData {
  name: string;
  /** HTML with token classes. */
  type?: string;
  /** HTML with token classes; absent when the argument is required. */
  defaultValue?: string;
  description?: string;
}

/** What a card over a symbol's name in prose shows. */
export interface ApiLinkData {
  href: string;
  signature: string;
  summary: string;
}

/** A module on a platform's index page. */
export interface ApiIndexModule {
  name: string;
  summary: string;
  symbols: readonly {qualname: string; kind: SymbolKind; summary: string; href?: string}[];
}

/** One call in the comparison of platforms; cells stand in the order of `PLATFORMS`, null where a platform lacks it. */
export interface MatrixRow {
  qualname: string;
  cells: readonly (MatrixCell | null)[];
}

export interface MatrixCell {
  href?: string;
  /** A parameter is shared when every platform that has the call knows it by this name. */
  parameters: readonly {name: string; isShared: boolean}[];
}
