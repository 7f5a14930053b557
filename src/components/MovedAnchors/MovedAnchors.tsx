import {useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import movedAnchors from '@site/data/movedAnchors.json';
import {useEffect} from 'react';

export interface MovedAnchorsProps {
  /** The page, with its path within the site. */
  from: keyof typeof movedAnchors;
}

/** Leads whoever opens the address of a section that has moved on to the page where it is now. Shows nothing. */
export function MovedAnchors({from}: MovedAnchorsProps): null {
  const {hash} = useLocation();
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  const page = Object.entries(movedAnchors[from]).find(([, anchors]) => anchors.includes(hash.slice(1)))?.[0];
  const target = page && withBaseUrl(page) + hash;

  useEffect(() => {
    if (target) history.replace(target);
  }, [history, target]);

  return null;
}
