import type {SyntaxNode} from '@lezer/common';
import type {ApiModel, ApiSymbol} from '../api/model';
import {type Binding, collectBindings} from './bindings';
import {toPackageOfToday} from './oldNames';
import type {Script} from './script';

/** What an expression of a script refers to. An expression that is ambiguous or unknown has no meaning. */
export type Meaning =
  | {kind: 'module'; name: string}
  /** A class, a function, a member of a class, a constant. */
  | {kind: 'symbol'; symbol: ApiSymbol}
  | {kind: 'instance'; symbol: ApiSymbol}
  /** A list of objects of a class. */
  | {kind: 'list'; symbol: ApiSymbol}
  /** Something outside of the product: `time.sleep`. */
  | {kind: 'other'; name: string};

/** Resolves the names of a script, as far as its text alone allows. */
export class ScriptNames {
  private readonly bindings: ReadonlyMap<string, readonly Binding[]>;
  private readonly packages: ReadonlySet<string>;
  private readonly known = new Map<string, Meaning | undefined>();
  private readonly members = new Map<string, Meaning | undefined>();
  private readonly numbers = new Map<string, number | undefined>();

  constructor(
    private readonly script: Script,
    private readonly model: ApiModel,
  ) {
    this.bindings = collectBindings(script);
    this.packages = listPackages(model);
  }

  /** What an expression refers to. */
  meaningOf(node: SyntaxNode): Meaning | undefined {
    if (node.name === 'VariableName') return this.meaningOfName(this.script.text(node));
    if (node.name === 'ParenthesizedExpression') {
      const [, inner, end] = [node.firstChild, node.firstChild?.nextSibling, node.lastChild];
      return inner && inner.nextSibling?.from === end?.from ? this.meaningOf(inner) : undefined;
    }
    if (node.name === 'MemberExpression') return this.meaningOfMember(node);
    if (node.name !== 'CallExpression' || !node.firstChild) return undefined;
    const called = this.meaningOf(node.firstChild);
    if (called?.kind !== 'symbol') return undefined;
    if (called.symbol.kind === 'class') return {kind: 'instance', symbol: called.symbol};
    return this.meaningOfResult(called.symbol);
  }

  /** The meaning of an expression's value: for a property, that of its type. */
  valueOf(node: SyntaxNode): Meaning | undefined {
    const meaning = this.meaningOf(node);
    const isHeld = meaning?.kind === 'symbol' && meaning.symbol.type !== undefined;
    return isHeld ? this.meaningOfType(meaning.symbol.type ?? '', meaning.symbol) : meaning;
  }

  /** The number of an expression, when it can be computed from the text: `5`, `-0.5`, `60 * 1000`, `LIMIT`. */
  numberOf(node: SyntaxNode): number | undefined {
    const text = this.script.text(node);
    if (node.name === 'Number') return Number(text.replaceAll('_', ''));
    if (node.name === 'VariableName') return this.numberOfName(text);
    const [first, last] = [node.firstChild, node.lastChild];
    if (node.name === 'UnaryExpression' && text.startsWith('-') && last) {
      const value = this.numberOf(last);
      return value === undefined ? undefined : -value;
    }
    if (node.name === 'BinaryExpression' && first && last) {
      const left = this.numberOf(first);
      const right = this.numberOf(last);
      if (left === undefined || right === undefined) return undefined;
      return calculate(left, this.script.text(first.nextSibling ?? first), right);
    }
    return undefined;
  }

  /** The functions that the script defines under a name. */
  functionsOf(name: string): SyntaxNode[] {
    const found = this.bindings.get(name) ?? [];
    return found.flatMap((binding) => (binding.kind === 'function' ? [binding.definition] : []));
  }

  /** The only expression that is assigned to a name; undefined when there are several. */
  onlyValueOf(name: string): SyntaxNode | undefined {
    const [binding, ...others] = this.bindings.get(name) ?? [];
    return binding?.kind === 'value' && others.length === 0 ? binding.value : undefined;
  }

  /** The call of the product whose result an expression is: the expression itself, or the only value of a name. */
  callOf(node: SyntaxNode): ApiSymbol | undefined {
    const value = node.name === 'VariableName' ? this.onlyValueOf(this.script.text(node)) : node;
    const called =
      value?.name === 'CallExpression' && value.firstChild ? this.meaningOf(value.firstChild) : undefined;
    return called?.kind === 'symbol' ? called.symbol : undefined;
  }

  /** All names that are bound in the script. */
  list(): string[] {
    return [...this.bindings.keys()];
  }

  /** What a full dotted name of the product refers to; packages such as `ascript.android` count as modules. */
  find(full: string): Meaning | undefined {
    const symbol = this.model.symbols.get(full);
    if (symbol) return {kind: 'symbol', symbol};
    return this.packages.has(full) ? {kind: 'module', name: full} : undefined;
  }

  /** What a name refers to, if it is the same in the whole script. */
  meaningOfName(name: string): Meaning | undefined {
    if (this.known.has(name)) return this.known.get(name);
    // Set before it is resolved, so that a name that is defined by itself ends here.
    this.known.set(name, undefined);
    const found = (this.bindings.get(name) ?? [])
      .filter(isNotNone)
      .map((binding) => this.meaningOfBinding(binding));
    const [first, ...others] = found;
    const isOne = first && others.every((other) => other !== undefined && isSame(first, other));
    this.known.set(name, isOne ? first : undefined);
    return isOne ? first : undefined;
  }

  private numberOfName(name: string): number | undefined {
    if (!this.numbers.has(name)) {
      // Set before it is computed, so that a name that is defined by itself has no number.
      this.numbers.set(name, undefined);
      const value = this.onlyValueOf(name);
      this.numbers.set(name, value && this.numberOf(value));
    }
    return this.numbers.get(name);
  }

  private meaningOfBinding(binding: Binding): Meaning | undefined {
    if (binding.kind === 'import') {
      const full = toPackageOfToday(binding.full);
      return isOfProduct(full) ? this.find(full) : {kind: 'other', name: full};
    }
    if (binding.kind === 'value') return this.meaningOf(binding.value);
    return binding.kind === 'element' ? toElement(this.meaningOf(binding.of)) : undefined;
  }

  /** Each member once: a chain of a thousand would be followed a thousand times. */
  private meaningOfMember(node: SyntaxNode): Meaning | undefined {
    const key = `${node.from} ${node.to}`;
    if (!this.members.has(key)) this.members.set(key, this.resolveMember(node));
    return this.members.get(key);
  }

  private resolveMember(node: SyntaxNode): Meaning | undefined {
    const owner = node.firstChild;
    const member = node.getChild('PropertyName');
    const meaning = owner ? this.valueOf(owner) : undefined;
    if (!owner || !meaning) return undefined;
    // `rows[0]`; a slice gives a list again.
    if (!member) return node.getChild(':') ? meaning : toElement(meaning);
    const name = this.script.text(member);
    if (meaning.kind === 'other') return {kind: 'other', name: `${meaning.name}.${name}`};
    if (meaning.kind === 'list') return undefined;
    if (meaning.kind === 'module') return this.find(`${meaning.name}.${name}`);
    const full = `${meaning.symbol.name}.${name}`;
    const symbol = this.model.symbols.get(full) ?? listPrivateSymbols(this.model).get(full);
    return symbol && {kind: 'symbol', symbol};
  }

  /** The meaning of a call's result, ignoring `None`. */
  private meaningOfResult(symbol: ApiSymbol): Meaning | undefined {
    const types = new Set(symbol.signatures.map(({returns = ''}) => returns.replace(/ \| None$/, '')));
    const [type = '', ...others] = types;
    return others.length === 0 ? this.meaningOfType(type, symbol) : undefined;
  }

  /** The meaning of a type in the stubs; `symbol` is where it is written. */
  private meaningOfType(type: string, symbol: ApiSymbol): Meaning | undefined {
    const [, container, inside, alone] = /^(?:(list|type)\[(\w+)\]|(\w+))(?: \| None)?$/.exec(type) ?? [];
    const found = this.findClass(inside ?? alone ?? '', symbol);
    if (!found) return undefined;
    if (container === 'list') return {kind: 'list', symbol: found};
    return {kind: container === 'type' ? 'symbol' : 'instance', symbol: found};
  }

  private findClass(type: string, {name, module, platform}: ApiSymbol): ApiSymbol | undefined {
    const {symbols, privateTypes} = this.model;
    if (type === 'Self') return onlyClass(symbols.get(name.slice(0, name.lastIndexOf('.'))));
    const hidden = privateTypes.get(platform)?.find(({symbol}) => symbol.qualname === type)?.symbol;
    return onlyClass(symbols.get(`${module}.${type}`) ?? hidden);
  }
}

/** Whether a dotted name is the product's package, or in it. */
export function isOfProduct(full: string): boolean {
  return full === 'ascript' || full.startsWith('ascript.');
}

/** Cached, because one model serves many scripts. */
const packagesOf = new WeakMap<ApiModel, ReadonlySet<string>>();

/** The names of all modules and of the packages around them. */
export function listPackages(model: ApiModel): ReadonlySet<string> {
  const known = packagesOf.get(model);
  if (known) return known;
  const names = new Set(
    [...model.modules.keys()].flatMap((module) => {
      const parts = module.split('.');
      return parts.map((_part, index) => parts.slice(0, index + 1).join('.'));
    }),
  );
  packagesOf.set(model, names);
  return names;
}

const privateSymbolsOf = new WeakMap<ApiModel, ReadonlyMap<string, ApiSymbol>>();

/** The types that exist only in the stubs, and their members, by full name. */
function listPrivateSymbols(model: ApiModel): ReadonlyMap<string, ApiSymbol> {
  const known = privateSymbolsOf.get(model);
  if (known) return known;
  const types = [...model.privateTypes.values()].flat();
  const all = types.flatMap(({symbol, members}) => [symbol, ...members]);
  const symbols = new Map(all.map((symbol) => [symbol.name, symbol]));
  privateSymbolsOf.set(model, symbols);
  return symbols;
}

function onlyClass(symbol: ApiSymbol | undefined): ApiSymbol | undefined {
  return symbol?.kind === 'class' ? symbol : undefined;
}

function toElement(meaning: Meaning | undefined): Meaning | undefined {
  return meaning?.kind === 'list' ? {kind: 'instance', symbol: meaning.symbol} : undefined;
}

/** Ignores `row = None` before a search, which says nothing about the type of the result. */
function isNotNone(binding: Binding): boolean {
  return binding.kind !== 'value' || binding.value.name !== 'None';
}

function isSame(a: Meaning, b: Meaning): boolean {
  if (a.kind === 'module' || a.kind === 'other') return a.kind === b.kind && a.name === b.name;
  return a.kind === b.kind && a.symbol === b.symbol;
}

function calculate(left: number, operator: string, right: number): number | undefined {
  if (operator === '*') return left * right;
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  return operator === '/' ? left / right : undefined;
}
