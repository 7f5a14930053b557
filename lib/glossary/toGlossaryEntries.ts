import type {WrittenPage} from '../content/listContentPages';
import {findPlatformFacet} from '../platforms';
import {dropAnchor} from '../text/dropAnchor';
import type {GlossaryTerm} from './schema';

/** What the browser knows of a term. */
export interface GlossaryEntry extends Pick<GlossaryTerm, 'id' | 'term' | 'meaning' | 'chinese'> {
  /** The pages that explain it. */
  links: readonly {href: string; label: string}[];
}

/** The list of terms in the order of their letters, with the titles of the pages that explain them. */
export function toGlossaryEntries(
  terms: readonly GlossaryTerm[],
  pages: readonly Pick<WrittenPage, 'path' | 'title'>[],
): GlossaryEntry[] {
  const titles = new Map(pages.map(({path, title}) => [path, title]));
  return terms
    .map(({forms: _forms, except: _except, pages: hrefs, ...shown}) => ({
      ...shown,
      links: hrefs.map((href) => {
        // A page that the site leaves out is named by its path; what does not exist fails the build as a broken link.
        const title = titles.get(dropAnchor(href)) ?? href;
        const platform = findPlatformFacet(href);
        const isPlain = hrefs.length === 1 || title.includes(platform);
        return {href, label: isPlain ? title : `${title} (${platform})`};
      }),
    }))
    .sort((a, b) => a.term.localeCompare(b.term, 'en'));
}
