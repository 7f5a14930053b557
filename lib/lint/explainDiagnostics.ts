import type {SyntaxNode} from '@lezer/common';
import {findTypes, findTypeUsers} from '../api/describeType';
import {lastName} from '../api/model';
import {findNearest} from '../text/findNearest';
import type {TypeDiagnostic} from './checkTypes';
import {type Finding, WHY_INVENTED} from './finding';
import type {LintInput} from './lint';
import {PAGES} from './pages';

type Words = Pick<Finding, 'rule' | 'message' | 'why'> & Partial<Pick<Finding, 'severity' | 'page'>>;

const OPTIONAL_RULE = /^reportOptional/;
const PASSED_OPTIONAL = /^Argument of type "[^"]*\| None"/;
const UNKNOWN_MEMBER = /^Cannot access attribute "(?<name>\w+)" for class "(?:type\[)?(?<owner>[\w.]+)/;
const UNKNOWN_OF_MODULE = /^"(?<name>\w+)" is not a known attribute of module "(?<owner>[\w.]+)"/;
const UNKNOWN_KEY = /"(?<name>\w+)" is not a defined key in "(?<owner>\w+)"/;
const NEWER = /requires? Python 3\.\d+ or newer/;
const GENERIC = /^Subscript for class "\w+" will generate/;
const MAX_SUBJECT_LENGTH = 40;
/** Further syntax errors usually follow from the first. */
const MAX_SYNTAX_ERRORS = 2;

/** Pyright reads nested expressions by recursion, and ends with an overflow of its stack. */
const GAVE_UP: Words = {
  rule: 'syntax',
  message: 'The type checker gave up on the script, as it does where something is nested too deeply.',
  why: 'Names, arguments and types were not checked.',
};

/** Converts diagnostics of pyright into findings, worded for script authors, with the page of the call. */
export function explainDiagnostics(diagnostics: readonly TypeDiagnostic[], input: LintInput): Finding[] {
  let syntaxErrors = 0;
  return diagnostics.flatMap((diagnostic) => {
    const {severity, range} = diagnostic;
    if (severity === 'information') return [];
    if (!range) return [{line: 1, column: 1, severity, ...GAVE_UP}];
    const {script} = input;
    const position = script.positionOf(range.start.line + 1, range.start.character + 1);
    const end = script.positionOf(range.end.line + 1, range.end.character + 1);
    const words = explain(diagnostic, script.tree.resolveInner(position, 1), end, input);
    if (!words || (words.rule === 'syntax' && ++syntaxErrors > MAX_SYNTAX_ERRORS)) return [];
    return [{line: range.start.line + 1, column: range.start.character + 1, severity, ...words}];
  });
}

/** The largest node that begins where a node begins, and does not end behind `end`: the call in `Ocr.find("a")`. */
function widen(node: SyntaxNode, end: number): SyntaxNode {
  const {parent} = node;
  return parent?.from === node.from && parent.to <= end ? widen(parent, end) : node;
}

function explain(
  {rule = '', message}: TypeDiagnostic,
  node: SyntaxNode,
  end: number,
  input: LintInput,
): Words | undefined {
  const text = message.replace(/\s*\n\s*/g, '. ');
  if (OPTIONAL_RULE.test(rule) || PASSED_OPTIONAL.test(message)) return explainNone(widen(node, end), input);
  if (NEWER.test(message) || GENERIC.test(message)) {
    return {
      rule: 'newer-python',
      message: `${text}.`,
      why: 'The Python on the phone is 3.8.',
      page: PAGES.version,
    };
  }
  if (rule === 'reportMissingImports') return explainImport(node, input);
  if (rule === '') return {rule: 'syntax', message: `${text}.`, why: 'The script would not start.'};
  const unknown = UNKNOWN_MEMBER.exec(message) ?? UNKNOWN_OF_MODULE.exec(message) ?? UNKNOWN_KEY.exec(text);
  if (unknown?.groups) {
    const {name = '', owner = ''} = unknown.groups;
    return explainKey(name, owner, node, input) ?? explainUnknown(name, owner, node, input);
  }
  return {
    rule: 'type',
    message: `${text}.`,
    why: 'The call would fail, or do something else than it looks like.',
  };
}

function explainNone(node: SyntaxNode, input: LintInput): Words {
  const {script, names, hrefs} = input;
  const member = node.name === 'PropertyName' ? node.parent : null;
  const subject = member?.firstChild ?? node;
  const shown = script.text(subject).replace(/\s+/g, ' ');
  const symbol = names.callOf(subject);
  const page = (symbol && hrefs.get(symbol.name)) ?? PAGES.none;
  const reason = symbol ? `: \`${symbol.qualname}\` gives \`None\` when there is nothing to give` : '';
  const advice =
    subject.name === 'VariableName'
      ? `Test it first: \`if ${shown} is not None:\`.`
      : 'Keep the result in a name and test it with `is not None` first.';
  return {
    rule: 'unchecked-none',
    severity: 'error',
    message: `\`${shorten(shown)}\` may be \`None\` here${reason}. ${advice}`,
    why: 'On a slow phone or another screen the script would end at this line.',
    page,
  };
}

function explainImport(node: SyntaxNode, {script}: LintInput): Words | undefined {
  const name = script.text(node);
  // Left out are paths within the project, and modules of the product, which lintNames.ts reports better.
  if (!/^\w+$/.test(name) || name === 'ascript' || name === 'airscript') return undefined;
  return {
    rule: 'invented-name',
    severity: 'warning',
    message: `\`${name}\` is neither a module of Python nor a package that this checker knows. Check its name; other packages must come with the project.`,
    why: 'An import that fails ends the script before its first line.',
    page: PAGES.packages,
  };
}

/** A key of a result that was written as an attribute, or that it does not have; undefined when the owner is no dictionary. */
function explainKey(name: string, owner: string, node: SyntaxNode, input: LintInput): Words | undefined {
  const {script, names, model, hrefs} = input;
  const subject = node.parent?.name === 'MemberExpression' ? node.parent.firstChild : null;
  const types = findTypes(owner, model).filter(({symbol}) => symbol.isDictionary);
  const type = types.find(({symbol}) => script.source.includes(`ascript.${symbol.platform}`)) ?? types[0];
  if (!subject || !type) return undefined;
  const keys = type.members.map((member) => lastName(member.name));
  const called = names.callOf(subject);
  const users = called ? [called] : findTypeUsers(type, model);
  const page = users.map((user) => hrefs.get(user.name)).find((href) => href !== undefined);
  return {
    rule: 'invented-name',
    message: keys.includes(name)
      ? `\`${owner}\` is a dictionary: write \`${shorten(script.text(subject))}["${name}"]\`.`
      : `\`${owner}\` is a dictionary without a key \`${name}\`. It has ${keys.map((key) => `\`"${key}"\``).join(', ')}.`,
    why: 'A dictionary gives its keys alone, in brackets: the script would end here.',
    ...(page !== undefined && {page}),
  };
}

function explainUnknown(
  name: string,
  owner: string,
  node: SyntaxNode,
  {script, names, model, hrefs}: LintInput,
): Words {
  const meaning =
    node.parent?.name === 'MemberExpression' && node.parent.firstChild
      ? names.meaningOf(node.parent.firstChild)
      : undefined;
  const path = meaning?.kind === 'instance' || meaning?.kind === 'symbol' ? meaning.symbol.name : undefined;
  const members = [...model.symbols.keys()].filter(
    (full) => path !== undefined && full.startsWith(`${path}.`),
  );
  const nearest = findNearest(`${path}.${name}`, members).map(
    (full) => `\`${full.slice((path?.length ?? 0) + 1)}\``,
  );
  const page = path === undefined ? undefined : hrefs.get(path);
  const isKey = node.name === 'String' || script.text(node).startsWith('"');
  return {
    rule: 'invented-name',
    message: `\`${owner}\` has no ${isKey ? 'key ' : ''}\`${name}\`.${nearest.length > 0 ? ` Nearest: ${nearest.join(', ')}.` : ''}`,
    why: WHY_INVENTED,
    ...(page !== undefined && {page}),
  };
}

function shorten(text: string): string {
  return text.length <= MAX_SUBJECT_LENGTH ? text : `${text.slice(0, MAX_SUBJECT_LENGTH - 1)}…`;
}
