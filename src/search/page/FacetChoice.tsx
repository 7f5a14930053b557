import {PLATFORM_FACETS} from '@site/lib/platforms';
import {KINDS, type SearchFacets, type SearchResult} from '@site/lib/search/searchBackend';
import type {ReactNode} from 'react';
import {FacetChips} from '../results/FacetChips';
import styles from './SearchPage.module.css';

export interface FacetChoiceProps {
  counts: SearchResult['counts'];
  facets: SearchFacets;
  onChoose: (facets: SearchFacets) => void;
}

/** What narrows the hits: a platform and a kind, each chosen alone. */
export function FacetChoice({counts, facets, onChoose}: FacetChoiceProps): ReactNode {
  function choose<Name extends keyof SearchFacets>(name: Name, value: SearchFacets[Name] | undefined) {
    const {[name]: _former, ...others} = facets;
    onChoose(value === undefined ? others : {...others, [name]: value});
  }

  return (
    <div className={styles.facets}>
      <FacetChips
        label="Platform"
        values={PLATFORM_FACETS}
        counts={counts.platform}
        chosen={facets.platform}
        onChoose={(value) => choose('platform', value)}
      />
      <FacetChips
        label="Kind"
        values={KINDS}
        counts={counts.kind}
        chosen={facets.kind}
        onChoose={(value) => choose('kind', value)}
      />
    </div>
  );
}
