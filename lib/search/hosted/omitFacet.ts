import type {SearchFacets} from '../searchBackend';

/** The choices made in the other facet. */
export function omitFacet(facets: SearchFacets, name: keyof SearchFacets): SearchFacets {
  const {[name]: _omitted, ...others} = facets;
  return others;
}
