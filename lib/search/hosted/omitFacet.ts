import type {SearchFacets} from '../searchBackend';

/** The filters without that on one facet. */
export function omitFacet(facets: SearchFacets, name: keyof SearchFacets): SearchFacets {
  const {[name]: _omitted, ...others} = facets;
  return others;
}
