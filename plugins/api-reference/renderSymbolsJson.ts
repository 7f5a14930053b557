import type {ApiReference} from '../../lib/api/reference';

/** Renders `symbols.json`: every public symbol of the stubs for editors and other tools, one object each. */
export function renderSymbolsJson({model, symbolHrefs}: ApiReference, baseUrl: string): string {
  const symbols = [...model.names.keys()].map(({name, kind, platform, type, signatures, doc}) => {
    const href = symbolHrefs.get(name);
    return {
      name,
      kind,
      platform,
      ...(type !== undefined && {type}),
      signatures,
      summary: doc.summary,
      ...(doc.returns !== undefined && {returns: doc.returns}),
      requires: doc.requires,
      confidence: doc.confidence?.level ?? 'high',
      ...(href !== undefined && {page: baseUrl + href.slice(1)}),
    };
  });
  return JSON.stringify({symbols});
}
