import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {findOtherVersion} from '@site/lib/content/findOtherVersion';
import {suggestRoutes} from '@site/lib/navigation/suggestRoutes';
import {toSearchWords} from '@site/lib/navigation/toSearchWords';
import {decodeUrlPart} from '@site/lib/text/decodeUrlPart';
import {isNotKept} from '@site/src/navigation/serviceWorker';
import {listSitePages} from '@site/src/navigation/sitePages';
import {useEffect, useState} from 'react';
import {readPageTitle} from './readPageTitle';

/** What is known of an address without a page. */
export interface WrongAddress {
  /** Whether the site has no such page; otherwise it is only not kept offline. */
  isMissing: boolean;
  /** The words of the path, to search for. */
  words: string;
  /** The nearest pages. */
  suggestions: readonly SuggestedPage[];
}

export interface SuggestedPage {
  path: string;
  /** `undefined` until it has been read, and where it cannot be. */
  title: string | undefined;
}

const UNKNOWN: WrongAddress = {isMissing: true, words: '', suggestions: []};

/** Reads the address in the browser: the page is built once for all wrong ones. */
export function useWrongAddress(): WrongAddress {
  const {pathname} = useLocation();
  const {baseUrl, future} = useDocusaurusContext().siteConfig;
  // A site that opens from a folder is one document, which holds all routes: there is none to read a title from.
  const hasDocuments = future.experimental_router !== 'hash';
  const docs = useAllDocsData();
  const [address, setAddress] = useState(UNKNOWN);

  useEffect(() => {
    let isLeft = false;
    const path = decodeUrlPart(pathname);
    const isMissing = !isNotKept();
    const words = toSearchWords(path);
    const show = (suggestions: readonly SuggestedPage[]): void => {
      if (!isLeft) setAddress({isMissing, words, suggestions});
    };
    show([]);
    (isMissing ? listSitePages() : listKeptPages(baseUrl)).then(
      async (pages) => {
        if (isLeft) return;
        const paths = suggestRoutes(path, dropOtherVersions(path, pages, docs));
        show(paths.map((near) => ({path: near, title: undefined})));
        if (!hasDocuments) return;
        const titles = await Promise.all(paths.map(readPageTitle));
        show(paths.map((near, index) => ({path: near, title: titles[index]})));
      },
      // Without suggestions, the other links of the page still lead on.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [pathname, baseUrl, hasDocuments, docs]);

  return address;
}

/** Leaves out pages of old versions of the docs, unless the wrong address is of that version. */
function dropOtherVersions(
  path: string,
  pages: readonly string[],
  docs: ReturnType<typeof useAllDocsData>,
): string[] {
  const others = Object.values(docs).flatMap(({versions}) => versions.filter(({isLast}) => !isLast));
  const own = findOtherVersion(others, path);
  return pages.filter((page) => [own, undefined].includes(findOtherVersion(others, page)));
}

/** Fetched for readers with an offline copy alone. */
async function listKeptPages(baseUrl: string): Promise<string[]> {
  const {readKeptPages} = await import('@site/src/offline/readKeptPages');
  return readKeptPages(baseUrl);
}
