import {summarizeType} from './describeType';
import type {ApiEntryData, FieldData} from './entry';
import {toEntryId} from './entryFiles';
import {findPrivateTypes} from './findPrivateTypes';
import {toStars} from './formatSignature';
import {hasUndocumentedResult} from './hasUndocumentedResult';
import {joinTypes} from './joinTypes';
import {type ApiModel, type ApiSymbol, lastName, type Parameter, type PrivateType} from './model';
import type {ApiEntryText} from './reference';
import {renderDeclaration, renderSignature, renderSource} from './renderSignature';

/** Makes the entries of all public symbols, in the order of `model.names`. */
export function toEntries(model: ApiModel): Promise<ApiEntryText[]> {
  return Promise.all([...model.names.keys()].map((symbol) => toEntry(symbol, model)));
}

/** Makes the entry of a symbol, without its links to other pages. */
export async function toEntry(symbol: ApiSymbol, model: ApiModel): Promise<ApiEntryText> {
  const {doc, kind, platform, qualname} = symbol;
  return {
    id: toEntryId(symbol),
    qualname,
    kind,
    platform,
    importLine: toImportLine(symbol, model),
    signatures: await renderSignatures(symbol),
    summary: doc.summary,
    details: doc.details,
    parameters: await Promise.all(mergeParameters(symbol).map(toField)),
    ...(doc.returns !== undefined && !hasUndocumentedResult(doc) && {returns: doc.returns}),
    types: await Promise.all(findPrivateTypes(symbol, model).map(toTypeData)),
    raises: doc.raises,
    notes: doc.notes,
    requires: doc.requires,
    ...(doc.confidence && {confidence: doc.confidence}),
  };
}

/** The line by which a script imports a symbol, or the class that it is a member of. */
export function toImportLine(symbol: ApiSymbol, model: ApiModel): string {
  return `from ${findShortestModule(symbol, model)} import ${symbol.qualname.split('.')[0]}`;
}

/** The module that scripts import a symbol from: that of its shortest name, where packages re-export it. */
function findShortestModule(symbol: ApiSymbol, {names}: ApiModel): string {
  const modules = names.get(symbol)?.map((name) => name.slice(0, -symbol.qualname.length - 1)) ?? [];
  return modules.reduce(
    (shortest, module) => (module.length < shortest.length ? module : shortest),
    symbol.module,
  );
}

/** Renders all signatures of a symbol, or the declaration of one that cannot be called. */
export async function renderSignatures(symbol: ApiSymbol): Promise<string[]> {
  if (symbol.signatures.length > 0) {
    return Promise.all(
      symbol.signatures.map((signature) =>
        renderSignature(symbol, signature, {hasTypes: symbol.signatures.length > 1}),
      ),
    );
  }
  return symbol.kind === 'class' ? [] : [await renderDeclaration(symbol)];
}

/**
 * Merges the parameters of all overloads, each name once. Types that differ are joined; a parameter that is optional in one
 * overload is optional.
 */
export function mergeParameters({signatures}: ApiSymbol): Parameter[] {
  const merged = new Map<string, Parameter>();
  for (const parameter of signatures.flatMap(({parameters}) => parameters)) {
    const known = merged.get(parameter.name);
    merged.set(parameter.name, known === undefined ? parameter : mergeTwo(known, parameter));
  }
  return [...merged.values()];
}

function mergeTwo(first: Parameter, second: Parameter): Parameter {
  const shown = isRequired(first) ? second : first;
  if (first.type === undefined || second.type === undefined || first.type === second.type) return shown;
  return {...shown, type: joinTypes(first.type, second.type)};
}

/** Whether a call must pass this parameter. */
export function isRequired({kind, defaultValue}: Parameter): boolean {
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

async function toTypeData(type: PrivateType): Promise<ApiEntryData['types'][number]> {
  const {symbol, members} = type;
  const fields = members.map(({name, type: source, doc}) =>
    toField({
      name: lastName(name),
      kind: 'positional',
      description: doc.summary,
      ...(source !== undefined && {type: source}),
    }),
  );
  return {name: symbol.qualname, summary: summarizeType(type), fields: await Promise.all(fields)};
}
