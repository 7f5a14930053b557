import type {ApiModel} from '../api/model';
import type {SymbolHrefs} from '../api/reference';
import type {Finding} from './finding';
import type {ScriptNames} from './names';
import type {Script} from './script';

/** What the lints know about the product. */
export interface Knowledge {
  model: ApiModel;
  /** The page of each symbol; a finding about a symbol that is missing here has no page. */
  hrefs: SymbolHrefs;
}

/** The input of a lint. */
export interface LintInput extends Knowledge {
  script: Script;
  names: ScriptNames;
}

/** Checks a script for one rule, or a few related ones. */
export type Lint = (input: LintInput) => Finding[];
