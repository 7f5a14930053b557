import type {SyntaxNode} from '@lezer/common';
import {listNamedParameters} from '../api/listNamedParameters';
import {findNearest} from '../text/findNearest';
import {type ImportedName, readImports} from './bindings';
import type {Finding} from './finding';
import type {Lint, LintInput} from './lint';
import {reportInvented, reportMissing, reportOld, reportRenamed} from './nameFindings';
import {isOfProduct, listPackages, type Meaning} from './names';
import {
  ANDROID_PACKAGE,
  OLD_ARGUMENTS,
  OLD_KEYS,
  OLD_NAMES,
  OLD_PACKAGE,
  type Renamed,
  toPackageOfToday,
} from './oldNames';
import {readArguments} from './script';
import {findSameName, quoteNames, suggestNames} from './suggestNames';

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
  if (old) return [reportRenamed(node, `\`${name}\` of \`${module}\``, old, input)];
  return [reportMissing(node, module, full, input)];
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
    return [reportRenamed(member, `\`${path.split('.').at(-1)}.${name}\``, old, input)];
  if (full === `${ANDROID_PACKAGE}.system.R.context` && isCalled(node)) {
    const message = '`R.context` was a call in 2023 and is a value today: leave the parentheses out.';
    return [reportOld(member, message, full, input)];
  }
  if (meaning.kind !== 'module' || names.find(full)) return [];
  return [reportMissing(member, path, full, input)];
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
  return [reportOld(literal, message, called.name, input)];
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
    return [reportOld(node, message, symbol.name, input)];
  }
  const {signatures} = symbol;
  const takesAny = signatures.some(({parameters}) => parameters.some(({kind}) => kind === 'kwargs'));
  if (signatures.length === 0 || takesAny) return [];
  const known = listNamedParameters(symbol).map(({name}) => name);
  return given.flatMap(({name, node: value}) => {
    if (name === undefined || known.includes(name)) return [];
    const today = OLD_ARGUMENTS.get(name);
    const call = `\`${symbol.qualname}\``;
    if (today !== undefined && known.includes(today)) {
      const message = `${call} has no argument \`${name}\`, as in 2023: it is \`${today}\` today.`;
      return [reportOld(value, message, symbol.name, input)];
    }
    const has = known.length === 0 ? 'it takes none by name' : `it has ${quoteNames(known)}`;
    return [reportInvented(value, `${call} has no argument \`${name}\`; ${has}.`, symbol.name, input)];
  });
}

function findOldImport({full, name, node}: ImportedName, input: LintInput): Finding {
  const path = full.slice(OLD_PACKAGE.length + 1);
  const old = OLD_NAMES.get(path);
  if (old) return reportRenamed(node, `\`${full}\``, old, input);
  const today = toPackageOfToday(full);
  const isKnown = input.names.find(today) !== undefined;
  const message = isKnown
    ? `\`${OLD_PACKAGE}\` is the package of 2023: ${name === undefined ? 'import' : 'it is'} \`${today}\` today.`
    : `\`${OLD_PACKAGE}\` is the package of 2023, today's is \`${ANDROID_PACKAGE}\`; \`${path}\` is not known there. Nearest: ${quoteNames(suggestNames(today, input.model))}.`;
  return reportOld(node, message, today, input);
}

function findMissingModule({module, name, node}: ImportedName, input: LintInput): Finding {
  const old = findOld(name === undefined ? module : `${module}.${name}`) ?? findOld(module);
  if (old) return reportRenamed(node, `\`${module}\``, old, input);
  const modules = [...input.model.modules.keys()];
  const same = name === undefined ? [] : findSameName(name, module, input.model);
  const nearest = same.length > 0 ? same : findNearest(module, modules);
  const message = `The product has no module \`${module}\`. Nearest: ${quoteNames(nearest)}.`;
  return reportInvented(node, message, '', input);
}

function findOld(full: string): Renamed | undefined {
  return full.startsWith(`${ANDROID_PACKAGE}.`)
    ? OLD_NAMES.get(full.slice(ANDROID_PACKAGE.length + 1))
    : undefined;
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
