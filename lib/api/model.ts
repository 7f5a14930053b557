import type {Platform} from '../platforms';

/** Where something stands in a stub; lines count from 1. */
export interface StubLocation {
  /** Path from the root of the project, with forward slashes. */
  file: string;
  line: number;
}

/** How an argument may be given: `*args` and `**kwargs` take the rest. */
export type ParameterKind = 'positional' | 'keyword' | 'args' | 'kwargs';

export interface Parameter {
  name: string;
  kind: ParameterKind;
  /** Python source of the annotation; absent where the stub gives none, as for `self`. */
  type?: string;
  /** Python source of the default value; absent when the argument is required. */
  defaultValue?: string;
  description?: string;
}

/** One way to call a function; functions with overloads have several. */
export interface Signature {
  parameters: readonly Parameter[];
  returns?: string;
}

export type Confidence = 'medium' | 'low';

/** What a docstring says, by the sections of the fixed style (CONTRIBUTING.md). Text may hold `code` in backticks. */
export interface Docstring {
  summary: string;
  /** Paragraphs after the summary. */
  details: readonly string[];
  /** Descriptions by parameter name. */
  args: ReadonlyMap<string, string>;
  returns?: string;
  /** Exceptions with the case that raises each. */
  raises: readonly {type: string; description: string}[];
  notes: readonly string[];
  /** Permissions, modes and versions that a call needs. */
  requires: readonly string[];
  /** Absent when the facts are sure. */
  confidence?: {level: Confidence; reason: string};
}

/** What a symbol without a docstring says. */
export const UNDOCUMENTED: Docstring = {
  summary: '',
  details: [],
  args: new Map(),
  raises: [],
  notes: [],
  requires: [],
};

export type SymbolKind = 'class' | 'function' | 'method' | 'property' | 'attribute' | 'constant';

/** A class, a function, or a member of one; `name` is unique in the model. */
export interface ApiSymbol {
  kind: SymbolKind;
  /** Full dotted name, such as `ascript.android.screen.FindColors.find`. */
  name: string;
  /** Name inside its module, such as `FindColors.find`. */
  qualname: string;
  module: string;
  platform: Platform;
  /** Python source of the annotation of a property, attribute or constant. */
  type?: string;
  /** Value of a constant, where the stub gives one. */
  value?: string;
  /** Empty for properties, attributes and constants, and for classes that are never constructed. */
  signatures: readonly Signature[];
  /** Called on the class itself: a static method or one of the class. */
  isStatic: boolean;
  isAsync: boolean;
  /** A class of dictionaries (`TypedDict`): its attributes are their keys. */
  isDictionary?: true;
  doc: Docstring;
  location: StubLocation;
}

export interface ApiModule {
  /** Full dotted name, such as `ascript.android.screen`. */
  name: string;
  platform: Platform;
  doc: Docstring;
  /** In the order of the stub; members follow their class. */
  symbols: readonly ApiSymbol[];
  /** Names that this module offers from another: alias to full name. */
  reexports: ReadonlyMap<string, string>;
  location: StubLocation;
}

/** A type of a private module (`_types`), which results and arguments refer to and no script imports. */
export interface PrivateType {
  symbol: ApiSymbol;
  members: readonly ApiSymbol[];
}

/** Everything the stubs say. */
export interface ApiModel {
  /** Public modules by full name. */
  modules: ReadonlyMap<string, ApiModule>;
  /** Public symbols of all modules by full name, and by the names under which packages offer them again. */
  symbols: ReadonlyMap<string, ApiSymbol>;
  /** Each public symbol once, with all of its full names. */
  names: ReadonlyMap<ApiSymbol, readonly string[]>;
  /** The public symbols of all platforms by the name inside their module. */
  byQualname: ReadonlyMap<string, readonly ApiSymbol[]>;
  privateTypes: ReadonlyMap<Platform, readonly PrivateType[]>;
}

/** The name after the last dot. */
export function lastName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
