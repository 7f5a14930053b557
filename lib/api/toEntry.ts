import {summarizeType} from './describeType';
import type {ApiEntryData, FieldData} from './entry';
import {toEntryId} from './entryFiles';
import {findPrivateTypes} from './findPrivateTypes';
import {toStars} from './formatSignature';
import {hasUndocumentedResult} from './hasUndocumentedResult';
import {mergeParameters} from './mergeParameters';
import {type ApiModel, type ApiSymbol, lastName, type Parameter, type PrivateType} from './model';
import type {ApiEntryText} from './reference';
import {renderDeclaration, renderSignature, renderSource} from './renderSignature';
import {toImportLine} from './toImportLine';

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
