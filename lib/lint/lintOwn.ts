import type {Finding} from './finding';
import type {Lint, LintInput} from './lint';
import {lintLoops} from './lintLoops';
import {lintNames} from './lintNames';
import {lintSelectors} from './lintSelectors';
import {lintSyntax} from './lintSyntax';
import {lintUnits} from './lintUnits';

const LINTS: readonly Lint[] = [lintNames, lintUnits, lintSelectors, lintLoops, lintSyntax];

/** Runs all lints except the type checker. */
export function lintOwn(input: LintInput): Finding[] {
  return LINTS.flatMap((lint) => lint(input));
}
