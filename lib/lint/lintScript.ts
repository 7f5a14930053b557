import type {TypeDiagnostic} from './checkTypes';
import {explainDiagnostics} from './explainDiagnostics';
import {type Finding, type Rule, sortFindings} from './finding';
import type {Knowledge} from './lint';
import {lintOwn} from './lintOwn';
import {ScriptNames} from './names';
import {Script} from './script';

/** Rules of the type checker that a lint says better on the same line. */
const COVERED: readonly Rule[] = ['invented-name', 'newer-python', 'type'];
const COVERING: readonly Rule[] = ['invented-name', 'old-name', 'newer-python', 'wrong-unit'];

/**
 * What is wrong with a script: what the product's own lints say, and what the type checker has said of it, in our words. The
 * lints read the script without running it, and cost some milliseconds.
 */
export function lintScript(
  source: string,
  {model, hrefs}: Knowledge,
  diagnostics: readonly TypeDiagnostic[] = [],
): Finding[] {
  const script = new Script(source);
  const input = {script, names: new ScriptNames(script, model), model, hrefs};
  const own = lintOwn(input);
  const covered = new Set(own.filter(({rule}) => COVERING.includes(rule)).map(({line}) => line));
  const explained = explainDiagnostics(diagnostics, input).filter(
    ({line, rule}) => !(covered.has(line) && COVERED.includes(rule)),
  );
  return sortFindings(dropRepeated([...own, ...explained]));
}

/** `hit.x, hit.y` is one finding, not two. */
function dropRepeated(findings: readonly Finding[]): Finding[] {
  const byText = new Map(findings.map((finding) => [`${finding.line} ${finding.message}`, finding]));
  return [...byText.values()];
}
