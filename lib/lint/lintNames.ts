import type {SyntaxNode} from '@lezer/common';
import type {ApiModel, ApiSymbol} from '../api/model';
import {findNearest} from '../text/findNearest';
import {type ImportedName, readImports} from './bindings';
import {type Finding, WHY_INVENTED} from './finding';
import type {Lint, LintInput} from './lint';
import {isOfProduct, listPackages, type Meaning} from './names';
import {ANDROID_PACKAGE, OLD_ARGUMENTS, OLD_KEYS, OLD_NAMES, OLD_PACKAGE, toPackageOfToday} from './oldNames';
import {PAGES} from './pages';
import {readArguments} from './script';

const WHY_OLD = 'The package and many calls got new names after 2023; the old ones fail.';

/** Finds names that the product does not have, or had in 2023. */
export const lintNames: Lint = (input) => [
  ...input.script
    .find('ImportStatement')
    .flatMap((statement) => readImports(statement, input.script))
    .flatMap((imported) => lintImport(imported, input)),
  ...input.script.find('MemberExpression').flatMap((node) => lintMember(node, input)),
  ...input.script.find('CallExpression').flatMap((node) => lintCall(node, input)),
];

function lintImport(imported: ImportedName, input: LintInput): Finding[] {
  const {full, module, name, node} = imported;
  if (toPackageOfToday(full) !== full) return [findOldImport(imported, input)];
  if (!isOfProduct(module)) return [];
  if (!listPackages(input.model).has(module)) return [findMissingModule(imported, input)];
  // Names of private modules exist only in the stubs, and are left to the type checker.
  if (name === undefined || input.names.find(full)) return [];
  const old = findOld(full);
  if (old) return [reportOld(node, `\`${name}\` of \`${module}\``, old, input)];
  return [reportInvented(node, `\`${module}\` has no \`${name}\``, suggestName(full, input.model), input)];
}

/** Checks a member of a module or a class; members of objects are left to the type checker. */
function lintMember(node: SyntaxNode, input: LintInput): Finding[] {
  const {script, names} = input;
  const owner = node.firstChild;
  const member = node.getChild('PropertyName');
  if (!owner) return [];
  if (!member) return lintKey(node, owner, input);
  const meaning = names.meaningOf(owner);
  const path = toPath(meaning);
  if (!meaning || path === undefined) return [];
  const name = script.text(member);
  const full = `${path}.${name}`;
  const old = findOld(full);
  if (old && !names.find(full))
    return [reportOld(member, `\`${path.split('.').at(-1)}.${name}\``, old, input)];
  if (full === `${ANDROID_PACKAGE}.system.R.context` && isCalled(node)) {
    const message = '`R.context` was a call in 2023 and is a value today: leave the parentheses out.';
    return [reportOldName(member, message, full, input)];
  }
  if (meaning.kind !== 'module' || names.find(full)) return [];
  return [reportInvented(member, `\`${path}\` has no \`${name}\``, suggestName(full, input.model), input)];
}

/** Checks a key of a result: `hit["result"]`, or that of the call itself. */
function lintKey(node: SyntaxNode, owner: SyntaxNode, input: LintInput): Finding[] {
  const {script, names} = input;
  const literal = node.getChild('String');
  const called = literal && names.callOf(owner);
  if (!literal || called?.platform !== 'android') return [];
  const path = called.name.slice(ANDROID_PACKAGE.length + 1, called.name.lastIndexOf('.'));
  const key = script.text(literal).slice(1, -1);
  const today = OLD_KEYS.get(`${path}.${key}`);
  if (today === undefined) return [];
  const message = `The result has no \`${key}\`, which was its key in 2023: use ${today}.`;
  return [reportOldName(literal, message, called.name, input)];
}

/** Checks for arguments that no signature of the call has, and for calls that have changed since 2023. */
function lintCall(node: SyntaxNode, input: LintInput): Finding[] {
  const {script, names} = input;
  const called = node.firstChild && names.meaningOf(node.firstChild);
  if (called?.kind !== 'symbol') return [];
  const {symbol} = called;
  const given = readArguments(node, script);
  if (symbol.name === `${ANDROID_PACKAGE}.system.R` && given.length > 0) {
    const message =
      '`R` is not made with a file any more: call its methods on the class, `R.res("img/a.png")`.';
    return [reportOldName(node, message, symbol.name, input)];
  }
  const parameters = symbol.signatures.flatMap((signature) => signature.parameters);
  const known = [
    ...new Set(
      parameters.filter(({kind}) => kind === 'positional' || kind === 'keyword').map(({name}) => name),
    ),
  ];
  if (symbol.signatures.length === 0 || parameters.some(({kind}) => kind === 'kwargs')) return [];
  return given.flatMap(({name, node: value}) => {
    if (name === undefined || known.includes(name)) return [];
    const today = OLD_ARGUMENTS.get(name);
    const call = `\`${symbol.qualname}\``;
    if (today !== undefined && known.includes(today)) {
      const message = `${call} has no argument \`${name}\`, as in 2023: it is \`${today}\` today.`;
      return [reportOldName(value, message, symbol.name, input)];
    }
    const has =
      known.length === 0
        ? 'it takes none by name'
        : `it has ${known.map((each) => `\`${each}\``).join(', ')}`;
    const message = `${call} has no argument \`${name}\`; ${has}.`;
    return [report(value, {rule: 'invented-name', message, why: WHY_INVENTED}, symbol.name, input)];
  });
}

function findOldImport({full, name, node}: ImportedName, input: LintInput): Finding {
  const path = full.slice(OLD_PACKAGE.length + 1);
  const old = OLD_NAMES.get(path);
  if (old) return reportOld(node, `\`${full}\``, old, input);
  const today = toPackageOfToday(full);
  const isKnown = input.names.find(today) !== undefined;
  const message = isKnown
    ? `\`${OLD_PACKAGE}\` is the package of 2023: ${name === undefined ? 'import' : 'it is'} \`${today}\` today.`
    : `\`${OLD_PACKAGE}\` is the package of 2023, today's is \`${ANDROID_PACKAGE}\`; \`${path}\` is not known there. Nearest: ${suggestName(today, input.model)}.`;
  return reportOldName(node, message, today, input);
}

function findMissingModule({module, name, node}: ImportedName, input: LintInput): Finding {
  const old = findOld(name === undefined ? module : `${module}.${name}`) ?? findOld(module);
  if (old) return reportOld(node, `\`${module}\``, old, input);
  const modules = [...input.model.modules.keys()];
  const same = name === undefined ? [] : findSameName(name, module, input.model);
  const nearest = same.length > 0 ? same : findNearest(module, modules);
  const message = `the product has no module \`${module}\``;
  return reportInvented(node, message, nearest.map((each) => `\`${each}\``).join(', '), input);
}

function findOld(full: string): {today: string; note?: string} | undefined {
  return full.startsWith(`${ANDROID_PACKAGE}.`)
    ? OLD_NAMES.get(full.slice(ANDROID_PACKAGE.length + 1))
    : undefined;
}

function reportOld(
  node: SyntaxNode,
  what: string,
  {today, note}: {today: string; note?: string},
  input: LintInput,
): Finding {
  const full = `${ANDROID_PACKAGE}.${today}`;
  const message = `${what} is a name of 2023: it is \`${full}\` today.${note === undefined ? '' : ` ${note}`}`;
  return reportOldName(node, message, full, input);
}

function reportInvented(node: SyntaxNode, what: string, nearest: string, input: LintInput): Finding {
  const sentence = what.charAt(0).toUpperCase() + what.slice(1);
  const message = `${sentence}. Nearest: ${nearest}.`;
  return report(node, {rule: 'invented-name', message, why: WHY_INVENTED}, '', input);
}

function reportOldName(node: SyntaxNode, message: string, full: string, input: LintInput): Finding {
  return report(node, {rule: 'old-name', message, why: WHY_OLD}, full, input);
}

function report(
  node: SyntaxNode,
  words: Pick<Finding, 'rule' | 'message' | 'why'>,
  full: string,
  {script, model, hrefs}: LintInput,
): Finding {
  const ofRule = words.rule === 'old-name' ? PAGES.oldNames : undefined;
  const page = hrefs.get(model.symbols.get(full)?.name ?? '') ?? ofRule;
  return {...script.locate(node), severity: 'error', ...words, ...(page !== undefined && {page})};
}

/** Suggestions in backticks: full names with the same last part on the platform, else similar ones of the module. */
function suggestName(full: string, model: ApiModel): string {
  const name = full.slice(full.lastIndexOf('.') + 1);
  const owner = full.slice(0, full.lastIndexOf('.'));
  const same = findSameName(name, full, model);
  const inside = [...model.symbols.keys()].filter(
    (each) => each.startsWith(`${owner}.`) && !each.slice(owner.length + 1).includes('.'),
  );
  const found =
    same.length > 0 ? same : findNearest(full, inside.length > 0 ? inside : [...model.symbols.keys()]);
  return found.map((each) => `\`${each}\``).join(', ');
}

/** At most three public names of a platform with the same last part, ignoring case. */
function findSameName(name: string, within: string, {names}: ApiModel): string[] {
  const [, platform] = within.split('.');
  const found = [...names.keys()].filter(
    (symbol: ApiSymbol) =>
      symbol.platform === platform && symbol.name.toLowerCase().endsWith(`.${name.toLowerCase()}`),
  );
  return found.slice(0, 3).map((symbol) => symbol.name);
}

function toPath(meaning: Meaning | undefined): string | undefined {
  if (meaning?.kind === 'module') return meaning.name;
  if (meaning?.kind === 'instance') return meaning.symbol.name;
  return meaning?.kind === 'symbol' ? meaning.symbol.name : undefined;
}

function isCalled(node: SyntaxNode): boolean {
  return (
    node.parent?.name === 'CallExpression' &&
    node.parent.firstChild?.from === node.from &&
    node.parent.firstChild.to === node.to
  );
}
