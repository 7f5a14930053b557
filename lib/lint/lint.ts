import type {ApiModel} from '../api/model';
import type {SymbolHrefs} from '../api/reference';
import type {Finding} from './finding';
import type {ScriptNames} from './names';
import type {Script} from './script';

/** What the lints know of the product. */
export interface Knowledge {
  model: ApiModel;
  /** Where the site documents each symbol; without it findings name no page of a symbol. */
  hrefs: SymbolHrefs;
}

/** What a lint looks at. */
export interface LintInput extends Knowledge {
  script: Script;
  names: ScriptNames;
}

/** Finds what one rule, or a few of a kind, say about a script. */
export type Lint = (input: LintInput) => Finding[];
