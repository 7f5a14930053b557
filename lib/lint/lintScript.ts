import type {TypeDiagnostic} from './checkTypes';
import {explainDiagnostics} from './explainDiagnostics';
import {type Finding, type RuleId, sortFindings} from './finding';
import type {Knowledge} from './lint';
import {lintOwn} from './lintOwn';
import {lintPlatforms} from './lintPlatforms';
import {ScriptNames} from './names';
import {Script} from './script';

/** Rules whose findings of the type checker are dropped on lines with a finding of `COVERING`. */
const COVERED: readonly RuleId[] = ['invented-name', 'newer-python', 'type'];
/** Rules for which the lints have better messages than the type checker. */
const COVERING: readonly RuleId[] = ['invented-name', 'old-name', 'newer-python', 'wrong-unit'];

/**
 * Finds mistakes in a script: those that the lints find, and those that the type checker has found. The lints do not run the
 * script, and take a few milliseconds.
 */
export function lintScript(
  source: string,
  {model, hrefs}: Knowledge,
  diagnostics: readonly TypeDiagnostic[] = [],
): Finding[] {
  const script = new Script(source);
  const input = {script, names: new ScriptNames(script, model), model, hrefs};
  // Not one of the editor's lints, whose size is limited.
  const own = [...lintOwn(input), ...lintPlatforms(input)];
  const covered = new Set(own.filter(({rule}) => COVERING.includes(rule)).map(({line}) => line));
  const explained = explainDiagnostics(diagnostics, input).filter(
    ({line, rule}) => !(covered.has(line) && COVERED.includes(rule)),
  );
  return sortFindings(dropRepeated([...own, ...explained]));
}

/** Drops findings with the same message on the same line: `hit.x, hit.y` is one mistake. */
function dropRepeated(findings: readonly Finding[]): Finding[] {
  const byText = new Map(findings.map((finding) => [`${finding.line} ${finding.message}`, finding]));
  return [...byText.values()];
}
