import type {ApiEntryData, FieldData} from './entry';
import {findSibling} from './findSibling';
import {toStars} from './formatSignature';
import {joinTypes} from './joinTypes';
import {type ApiModel, type ApiSymbol, lastName, type Parameter, PLATFORMS} from './model';
import {renderDeclaration, renderSignature, renderSource} from './renderSignature';

/** Address of the page section that documents a symbol, by full name. */
export type SymbolPlaces = ReadonlyMap<string, string>;

/** Prepares what a page shows of a symbol. */
export async function toEntry(
  symbol: ApiSymbol,
  model: ApiModel,
  places: SymbolPlaces,
): Promise<ApiEntryData> {
  const {doc, kind, platform, qualname} = symbol;
  return {
    id: toEntryId(symbol),
    qualname,
    kind,
    platform,
    importLine: `from ${findShortestModule(symbol, model)} import ${qualname.split('.')[0]}`,
    signatures: await renderSignatures(symbol),
    summary: doc.summary,
    details: doc.details,
    parameters: await Promise.all(mergeParameters(symbol).map(toField)),
    ...(doc.returns !== undefined && {returns: doc.returns}),
    types: await Promise.all(findHelpers(symbol, model).map((helper) => describeType(helper, model))),
    raises: doc.raises,
    notes: doc.notes,
    requires: doc.requires,
    ...(doc.confidence && {confidence: doc.confidence}),
    siblings: PLATFORMS.filter((other) => other !== platform).flatMap((other) => {
      const href = places.get(findSibling(symbol, other, model)?.name ?? '');
      return href === undefined ? [] : [{platform: other, href}];
    }),
  };
}

/** The module from which a script imports the symbol: where packages offer it again, the shortest of its names. */
function findShortestModule(symbol: ApiSymbol, {symbols}: ApiModel): string {
  return [...symbols]
    .filter(([, candidate]) => candidate === symbol)
    .map(([name]) => name.slice(0, -symbol.qualname.length - 1))
    .reduce((shortest, module) => (module.length < shortest.length ? module : shortest), symbol.module);
}

/** The anchor of a symbol's entry; it holds a dot or a capital letter, so that no heading's id is the same. */
export function toEntryId({name, platform}: Pick<ApiSymbol, 'name' | 'platform'>): string {
  return name.slice(`ascript.${platform}.`.length);
}

/** All signatures of a symbol, or its declaration when it is no call. */
export async function renderSignatures(symbol: ApiSymbol): Promise<string[]> {
  if (symbol.signatures.length > 0) {
    return Promise.all(symbol.signatures.map((signature) => renderSignature(symbol, signature)));
  }
  return symbol.kind === 'class' ? [] : [await renderDeclaration(symbol)];
}

/**
 * The parameters of all overloads, each name once. Where types differ, a reader sees all of them; what one overload
 * allows to leave out is not required.
 */
function mergeParameters({signatures}: ApiSymbol): Parameter[] {
  const merged = new Map<string, Parameter>();
  for (const parameter of signatures.flatMap(({parameters}) => parameters)) {
    const known = merged.get(parameter.name);
    if (known === undefined) merged.set(parameter.name, parameter);
    else if (known.type !== undefined && parameter.type !== undefined && known.type !== parameter.type) {
      const shown = isRequired(known) ? parameter : known;
      merged.set(parameter.name, {...shown, type: joinTypes(known.type, parameter.type)});
    }
  }
  return [...merged.values()];
}

function isRequired({kind, defaultValue}: Parameter): boolean {
  return defaultValue === undefined && (kind === 'positional' || kind === 'keyword');
}

async function toField(parameter: Parameter): Promise<FieldData> {
  const {name, type, defaultValue, description} = parameter;
  return {
    name: toStars(parameter) + name,
    ...(type !== undefined && {type: await renderSource(type)}),
    ...(defaultValue !== undefined && {defaultValue: await renderSource(defaultValue)}),
    ...(description !== undefined && {description}),
  };
}

/** Helper types of the stubs that the symbol names, and those that these name in turn. */
function findHelpers(symbol: ApiSymbol, {helpers}: ApiModel): ApiSymbol[] {
  const own = [...helpers.values()].filter(
    ({platform, qualname}) => platform === symbol.platform && !qualname.includes('.'),
  );
  const sources = symbol.signatures.flatMap(({parameters, returns}) => [
    ...parameters.map(({type}) => type),
    returns,
  ]);
  const found = new Set<ApiSymbol>();
  const queue = [...sources, symbol.type];
  for (let source = queue.shift(); queue.length > 0 || source !== undefined; source = queue.shift()) {
    const names = new Set(source?.match(/\w+/g));
    for (const helper of own.filter(({qualname}) => names.has(qualname))) {
      if (found.has(helper)) continue;
      found.add(helper);
      queue.push(helper.value, ...membersOf(helper, helpers).map(({type}) => type));
    }
  }
  return [...found];
}

function membersOf(helper: ApiSymbol, helpers: ApiModel['helpers']): ApiSymbol[] {
  return [...helpers.values()].filter(({name}) => name.startsWith(`${helper.name}.`));
}

async function describeType(helper: ApiSymbol, {helpers}: ApiModel): Promise<ApiEntryData['types'][number]> {
  const fields = membersOf(helper, helpers).map(({name, type, doc}) =>
    toField({
      name: lastName(name),
      kind: 'positional',
      description: doc.summary,
      ...(type !== undefined && {type}),
    }),
  );
  return {name: helper.qualname, summary: helper.doc.summary, fields: await Promise.all(fields)};
}
