import {listNamedParameters} from '../api/listNamedParameters';
import {type ApiModel, type ApiSymbol, lastName, type Parameter} from '../api/model';
import type {Knowledge} from '../lint/lint';
import {listPackages, type Meaning} from '../lint/names';
import {PLATFORMS} from '../platforms';
import {readCursor} from './cursor';
import {findPlace, type Place} from './findPlace';
import {BUILTINS, KEYWORDS, MODULES} from './pythonNames';

/** Something that can be written at the cursor. */
export interface Completion {
  label: string;
  kind: 'module' | 'parameter' | 'name' | 'builtin' | 'keyword' | ApiSymbol['kind'];
  /** Its description in the stubs. */
  symbol?: ApiSymbol;
  parameter?: Parameter;
}

export interface Completions {
  /** Where the word begins that a completion replaces. */
  from: number;
  options: readonly Completion[];
  /** Any name may stand here, so that the list is not an answer to what was typed. */
  isAnyName: boolean;
}

/** What can be written at a position of a script; nothing in texts and comments. */
export function complete(source: string, position: number, knowledge: Knowledge): Completions | undefined {
  const cursor = readCursor(source, position, knowledge);
  const place = findPlace(cursor);
  if (!place) return undefined;
  const {model} = knowledge;
  const options = place.kind === 'name' ? [...listArguments(place), ...listNames()] : listOf(place, model);
  if (options.length === 0) return undefined;
  return {from: cursor.from, options, isAnyName: place.kind === 'name'};

  function listNames(): Completion[] {
    const typed = source.slice(cursor.from, position);
    const own = cursor.names.list().filter((name) => name !== typed && name !== '_' && name !== '*');
    return dropRepeated([
      ...own.map((label) => toNamed(label, cursor.names.meaningOfName(label))),
      ...BUILTINS.map((label) => ({label, kind: 'builtin' as const})),
      ...KEYWORDS.map((label) => ({label, kind: 'keyword' as const})),
    ]);
  }
}

function listOf(place: Exclude<Place, {kind: 'name'}>, model: ApiModel): Completion[] {
  switch (place.kind) {
    case 'module':
      return listModules(place.path, model);
    case 'import':
      return [...listInside(place.module, model), ...listModules(place.module, model)];
    case 'key':
      return listMembers(place.owner, model);
    case 'member':
      return listOwned(place.owner, model);
  }
}

function listModules(path: string, model: ApiModel): Completion[] {
  if (path === '') return ['ascript', ...MODULES].map((label) => ({label, kind: 'module'}));
  if (path === 'ascript') return PLATFORMS.map((label) => ({label, kind: 'module'}));
  return [...listPackages(model)]
    .filter((name) => isDirectly(name, path))
    .map((name) => ({label: lastName(name), kind: 'module'}));
}

function listOwned(owner: Meaning, model: ApiModel): Completion[] {
  if (owner.kind === 'module') return [...listInside(owner.name, model), ...listModules(owner.name, model)];
  if (owner.kind === 'instance')
    return owner.symbol.isDictionary
      ? []
      : listMembers(owner.symbol, model).filter(({kind}) => kind !== 'class');
  if (owner.kind !== 'symbol' || owner.symbol.kind !== 'class') return [];
  // Of the class itself: what needs no object.
  return listMembers(owner.symbol, model).filter(
    ({kind, symbol}) => kind !== 'property' && (kind !== 'method' || symbol?.isStatic),
  );
}

function listInside(module: string, model: ApiModel): Completion[] {
  return [...model.symbols]
    .filter(([name]) => isDirectly(name, module))
    .map(([name, symbol]) => ({label: lastName(name), kind: symbol.kind, symbol}));
}

function listMembers(owner: ApiSymbol, model: ApiModel): Completion[] {
  const hidden = model.privateTypes.get(owner.platform)?.find(({symbol}) => symbol === owner);
  if (!hidden) return listInside(owner.name, model);
  return hidden.members.map((symbol) => ({label: lastName(symbol.name), kind: symbol.kind, symbol}));
}

function listArguments({call, isArgument}: Extract<Place, {kind: 'name'}>): Completion[] {
  if (!call || !isArgument) return [];
  return listNamedParameters(call.symbol)
    .filter(({name}) => !call.given.includes(name))
    .map((parameter) => ({label: `${parameter.name}=`, kind: 'parameter', parameter}));
}

function toNamed(label: string, meaning: Meaning | undefined): Completion {
  if (meaning?.kind !== 'symbol') return {label, kind: meaning?.kind === 'module' ? 'module' : 'name'};
  return {label, kind: meaning.symbol.kind, symbol: meaning.symbol};
}

function isDirectly(name: string, within: string): boolean {
  return name.startsWith(`${within}.`) && !name.includes('.', within.length + 1);
}

function dropRepeated(options: readonly Completion[]): Completion[] {
  return [...new Map([...options].reverse().map((option) => [option.label, option])).values()].reverse();
}
