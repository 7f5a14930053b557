import type {HTMLElement} from 'node-html-parser';
import type {ApiReference} from '../../lib/api/reference';
import {findOtherVersion} from '../../lib/content/findOtherVersion';
import {findPageFacet} from '../../lib/content/findPageFacet';
import type {ContentPages, WrittenPage} from '../../lib/content/listContentPages';
import {readVerified} from '../../lib/frontMatter/readVerified';
import {createEntryRenderer} from '../../lib/markdown/createEntryRenderer';
import {createLinkResolver, type MarkdownSite} from '../../lib/markdown/createLinkResolver';
import {findIndexPath} from '../../lib/markdown/findIndexPath';
import {renderMarkdownPage} from '../../lib/markdown/renderMarkdownPage';
import {toFlow} from '../../lib/markdown/toFlow';
import type {PageMetadata} from './readMetadata';

export interface MarkdownOptions extends MarkdownSite {
  reference: ApiReference;
  otherVersions: ContentPages['otherVersions'];
  /** The front matter of a page; undefined for pages in React. */
  findFrontMatter: (path: string) => WrittenPage['frontMatter'] | undefined;
}

/** Makes a function that renders the Markdown copy of a page from its article. */
export function createMarkdownRenderer({
  reference,
  otherVersions,
  findFrontMatter,
  ...site
}: MarkdownOptions) {
  return (article: HTMLElement, {path, title, description, url, published}: PageMetadata): string => {
    const toHref = createLinkResolver(path, site);
    const renderEntry = createEntryRenderer(path, {reference, toHref});
    const ownFrontMatter = findFrontMatter(path) ?? {};
    const version = findOtherVersion(otherVersions, path)?.label;
    const platform = findPageFacet({path, frontMatter: ownFrontMatter});
    const verified = readVerified(ownFrontMatter);
    const date = verified?.date ?? published?.slice(0, 10);
    return renderMarkdownPage(
      {
        title,
        description,
        address: url,
        index: site.url + findIndexPath(path).slice(1),
        ...(version !== undefined && {version: `${version}, not the current one, whose pages index lists`}),
        ...(platform !== 'Other' && {platform}),
        ...(date !== undefined && {date}),
        ...(verified && {confidence: verified.confidence, source: verified.source}),
        ...(verified?.note !== undefined && {note: verified.note}),
      },
      toFlow([article], {page: path, toHref, renderEntry}),
    );
  };
}
