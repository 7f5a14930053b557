import type {ApiReference} from '../../lib/api/loadReference';

/** Renders `symbols.json`: every public symbol of the stubs for editors and other tools, one object each. */
export function renderSymbolsJson({model, places}: ApiReference, baseUrl: string): string {
  const symbols = [...new Set(model.symbols.values())].map(
    ({name, kind, platform, type, signatures, doc}) => {
      const place = places.get(name);
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
        ...(place !== undefined && {page: baseUrl + place.slice(1)}),
      };
    },
  );
  return JSON.stringify({symbols});
}
