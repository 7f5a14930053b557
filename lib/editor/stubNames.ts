import {buildModel} from '../api/buildModel';
import {toEntryId} from '../api/entryFiles';
import {findSymbolPage} from '../api/findSymbolPage';
import {
  type ApiModel,
  type ApiModule,
  type ApiSymbol,
  type Parameter,
  type Signature,
  UNDOCUMENTED,
} from '../api/model';
import type {SymbolHrefs} from '../api/reference';
import {groupBy} from '../collections/groupBy';
import type {Knowledge} from '../lint/lint';
import type {Platform} from '../platforms';

/** What the editor has to know of the stubs of one platform: names, kinds, signatures, units, first sentences and pages. */
export interface StubNames {
  platform: Platform;
  modules: readonly StubModule[];
}

interface StubModule extends Pick<ApiModule, 'name'> {
  /** Names that the module offers from another: alias and full name. */
  reexports: readonly (readonly [string, string])[];
  symbols: readonly StubSymbol[];
}

interface StubSymbol extends Pick<ApiSymbol, 'kind' | 'qualname' | 'type' | 'isDictionary'> {
  isStatic?: true;
  signatures?: readonly StubSignature[];
  summary?: string;
  /** Page that has an entry for it, without the anchor, which the name gives. */
  page?: string;
}

interface StubSignature extends Pick<Signature, 'returns'> {
  parameters: readonly (Omit<Parameter, 'kind'> & Partial<Pick<Parameter, 'kind'>>)[];
}

/** Descriptions of parameters are kept where scripts most often go wrong: units and ranges. */
const MEASURES = /\b(?:seconds|milliseconds|from 0 to 1)\b/;

/** Takes from the stubs of a platform what the editor needs. */
export function toStubNames(model: ApiModel, platform: Platform, hrefs: SymbolHrefs): StubNames {
  const shown = [...model.modules.values()].filter((module) => module.platform === platform);
  const hidden = (model.privateTypes.get(platform) ?? []).flatMap(({symbol, members}) => [
    symbol,
    ...members,
  ]);
  const hiddenModules = [...groupBy(hidden, ({module}) => module)].map(([name, symbols]) => ({
    name,
    symbols,
    reexports: new Map<string, string>(),
  }));
  return {
    platform,
    modules: [...shown, ...hiddenModules].map(({name, symbols, reexports}) => ({
      name,
      reexports: [...reexports],
      symbols: symbols.map((symbol) => toStubSymbol(symbol, findSymbolPage(symbol, hrefs))),
    })),
  };
}

function toStubSymbol(symbol: ApiSymbol, page: string | undefined): StubSymbol {
  const {kind, qualname, type, isDictionary, isStatic, signatures, doc} = symbol;
  return {
    kind,
    qualname,
    ...(type !== undefined && {type}),
    ...(isDictionary && {isDictionary}),
    ...(isStatic && {isStatic}),
    ...(signatures.length > 0 && {signatures: signatures.map(toStubSignature)}),
    ...(doc.summary !== '' && {summary: doc.summary}),
    ...(page !== undefined && {page}),
  };
}

function toStubSignature({parameters, returns}: Signature): StubSignature {
  return {
    parameters: parameters.map(({kind, description, ...rest}) => ({
      ...rest,
      ...(kind !== 'positional' && {kind}),
      ...(description !== undefined && MEASURES.test(description) && {description}),
    })),
    ...(returns !== undefined && {returns}),
  };
}

/** The knowledge that the names of some platforms give. */
export function readStubNames(platforms: readonly StubNames[]): Knowledge {
  const hrefs = new Map<string, string>();
  const modules = platforms.flatMap(({platform, modules}) =>
    modules.map((module) => readModule(module, platform, hrefs)),
  );
  return {model: buildModel(modules), hrefs};
}

function readModule(
  {name, reexports, symbols}: StubModule,
  platform: Platform,
  hrefs: Map<string, string>,
): ApiModule {
  const location = {file: name, line: 0};
  return {
    name,
    platform,
    location,
    doc: UNDOCUMENTED,
    reexports: new Map(reexports),
    symbols: symbols.map(({isStatic, signatures = [], summary = '', page, ...symbol}) => {
      const full = `${name}.${symbol.qualname}`;
      if (page !== undefined) hrefs.set(full, `${page}#${toEntryId({name: full, platform})}`);
      return {
        ...symbol,
        name: full,
        module: name,
        platform,
        location,
        isStatic: isStatic === true,
        isAsync: false,
        signatures: signatures.map(({parameters, ...rest}) => ({
          ...rest,
          parameters: parameters.map((parameter) => ({kind: 'positional', ...parameter})),
        })),
        doc: {...UNDOCUMENTED, summary},
      };
    }),
  };
}
