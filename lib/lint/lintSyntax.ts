import type {SyntaxNode} from '@lezer/common';
import {childrenOf} from '../api/stubSource';
import {NEW_MODULES} from '../python/newModules';
import {readImports} from './bindings';
import type {Finding} from './finding';
import type {Lint, LintInput} from './lint';
import {PAGES} from './pages';
import {reportAt} from './reportAt';

const WHY = 'The Python on the phone is 3.8.';

/** Statements newer than Python 3.8, by their node in the syntax tree. */
const NEW_STATEMENTS: Readonly<Record<string, string>> = {
  MatchStatement: '`match` came with Python 3.10: use `if` and `elif`.',
  TypeDefinition: '`type` statements came with Python 3.12: write `Name = …`.',
  TypeParamList: 'Type parameters in brackets came with Python 3.12: use `TypeVar`.',
};

/** Names of the standard library newer than Python 3.8 that pyright accepts all the same. */
const NEW_NAMES: ReadonlyMap<string, string> = new Map([
  ['ast.unparse', '3.9'],
  ['asyncio.to_thread', '3.9'],
  ['functools.cache', '3.9'],
  ['itertools.batched', '3.12'],
  ['itertools.pairwise', '3.10'],
  ['math.lcm', '3.9'],
  ['random.randbytes', '3.9'],
  ['typing.Annotated', '3.9'],
]);

/** Methods newer than Python 3.8 whose names no other common type has. */
const NEW_METHODS: ReadonlyMap<string, string> = new Map([
  ['removeprefix', '`removeprefix` came with Python 3.9: use `if text.startswith(p): text = text[len(p):]`.'],
  ['removesuffix', '`removesuffix` came with Python 3.9: use `if text.endswith(s): text = text[:-len(s)]`.'],
]);

/** Built-in types that accept type arguments since Python 3.9. */
const BUILTIN_GENERICS = new Set(['list', 'dict', 'set', 'tuple', 'frozenset', 'type']);

/** Finds syntax and libraries newer than the Python on the device. */
export const lintSyntax: Lint = (input) => [
  ...findNewStatements(input),
  ...findNewImports(input),
  ...findNewModuleMembers(input),
  ...findDictUnions(input),
  ...findNewMethods(input),
  ...findNewAnnotations(input),
];

function report(node: SyntaxNode, message: string, input: LintInput): Finding {
  const words = {severity: 'error', rule: 'newer-python', message, why: WHY} as const;
  return reportAt(node, words, input, PAGES.version);
}

function findNewStatements(input: LintInput): Finding[] {
  const {script} = input;
  const exceptStars = script.find('TryStatement').flatMap((node) => {
    const star = childrenOf(node).find(
      ({name, prevSibling}) => name === '*' && prevSibling?.name === 'except',
    );
    return star ? [report(star, '`except*` came with Python 3.11: use `except`.', input)] : [];
  });
  return [
    ...script
      .find(...Object.keys(NEW_STATEMENTS))
      .map((node) => report(node, NEW_STATEMENTS[node.name] ?? '', input)),
    ...exceptStars,
  ];
}

function findNewImports(input: LintInput): Finding[] {
  return input.script
    .find('ImportStatement')
    .flatMap((statement) => readImports(statement, input.script))
    .flatMap(({full, module, node}) => {
      const version = NEW_MODULES.get(module.split('.')[0] ?? '') ?? NEW_NAMES.get(full);
      return version === undefined ? [] : [report(node, `\`${full}\` came with Python ${version}.`, input)];
    });
}

function findNewModuleMembers(input: LintInput): Finding[] {
  const {script, names} = input;
  return script.find('MemberExpression').flatMap((node) => {
    const meaning = names.meaningOf(node);
    const version = meaning?.kind === 'other' ? NEW_NAMES.get(meaning.name) : undefined;
    return version === undefined
      ? []
      : [report(node, `\`${script.text(node)}\` came with Python ${version}.`, input)];
  });
}

function findDictUnions(input: LintInput): Finding[] {
  const {script, names} = input;
  const isDict = (node: SyntaxNode): boolean => {
    const value = node.name === 'VariableName' ? names.onlyValueOf(script.text(node)) : node;
    return value?.name === 'DictionaryExpression';
  };
  return script.find('BinaryExpression').flatMap((node) => {
    const isOfDicts = [node.firstChild, node.lastChild].some((side) => side && isDict(side));
    const operator = node.firstChild?.nextSibling;
    return isOfDicts && operator && script.text(operator) === '|'
      ? [report(node, 'Dicts are joined with `|` since Python 3.9: write `{**a, **b}`.', input)]
      : [];
  });
}

function findNewMethods(input: LintInput): Finding[] {
  return input.script.find('PropertyName').flatMap((node) => {
    const message = NEW_METHODS.get(input.script.text(node));
    return message === undefined ? [] : [report(node, message, input)];
  });
}

/** Python evaluates annotations when a function is defined, unless they are strings or postponed. */
function findNewAnnotations(input: LintInput): Finding[] {
  const {script} = input;
  if (/^from __future__ import .*\bannotations\b/m.test(script.source)) return [];
  return script.find('TypeDef').flatMap((annotation) => {
    const type = annotation.lastChild;
    if (!type || isOfLocal(annotation)) return [];
    if (type.name === 'BinaryExpression' && script.text(type).includes('|')) {
      const message = 'Types with `|` came with Python 3.10: use `Optional[…]` or `Union[…]` from `typing`.';
      return [report(type, message, input)];
    }
    const generic = type.name === 'MemberExpression' && type.getChild('[') ? type.firstChild : null;
    const name = generic ? script.text(generic) : '';
    if (!BUILTIN_GENERICS.has(name)) return [];
    const typing = name === 'frozenset' ? 'FrozenSet' : name.charAt(0).toUpperCase() + name.slice(1);
    const message = `\`${name}[…]\` came with Python 3.9: use \`${typing}[…]\` from \`typing\`.`;
    return [report(type, message, input)];
  });
}

/** Whether an annotation is that of a local variable, which Python never evaluates. */
function isOfLocal(annotation: SyntaxNode): boolean {
  if (annotation.parent?.name !== 'AssignStatement') return false;
  for (let parent: SyntaxNode | null = annotation.parent; parent; parent = parent.parent) {
    if (parent.name === 'FunctionDefinition') return true;
    if (parent.name === 'ClassDefinition') return false;
  }
  return false;
}
