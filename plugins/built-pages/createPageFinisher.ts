import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {addToHead} from './addToHead';
import type {Painter} from './cards/createPainter';
import type {CardText} from './cards/renderCard';
import {renderCardTags} from './cards/renderCardTags';
import type {Breadcrumbs} from './createBreadcrumbFinder';
import type {MarkdownWriter} from './createMarkdownWriter';
import {moveSkipTarget} from './moveSkipTarget';
import {paintFirstText} from './paintFirstText';
import {type PageMetadata, readMetadata, type SiteMetadata} from './readMetadata';
import {type PolicyDirectives, securePage} from './securePage';
import {renderJsonLd} from './structuredData/renderJsonLd';
import {type DescribedSite, toStructuredData} from './structuredData/toStructuredData';

export interface PageFinisherOptions {
  /** Folder of the built site. */
  outDir: string;
  site: SiteMetadata & DescribedSite;
  policy: PolicyDirectives;
  markdown: MarkdownWriter;
  findBreadcrumbs: (path: string) => Breadcrumbs;
  paintCard: Painter;
  renderRoutes: (path: string) => string;
}

/** Makes the function that finishes a built page, which it is given by its file in the folder of the site. */
export function createPageFinisher(options: PageFinisherOptions): (file: string) => Promise<void> {
  const {outDir, site, policy, markdown, findBreadcrumbs, paintCard, renderRoutes} = options;
  return async (file) => {
    const target = path.join(outDir, file);
    const html = moveSkipTarget(await readFile(target, 'utf8'));
    const metadata = readMetadata(html, site);
    const breadcrumbs = findBreadcrumbs(metadata.path);
    const image = site.url + (await paintCard(file, toCardText(metadata, breadcrumbs, site)));
    const tags = [
      renderJsonLd(toStructuredData({...metadata, breadcrumbs, image}, site)),
      renderCardTags({url: image, alt: `${metadata.title} – ${site.name}`}),
      renderRoutes(metadata.path),
      await markdown.write(html, metadata),
    ];
    // Last, because the policy must come before all other tags of the head.
    const whole = addToHead(file, paintFirstText(html), tags.join(''));
    await writeFile(target, securePage(file, whole, policy));
  };
}

function toCardText({title}: PageMetadata, breadcrumbs: Breadcrumbs, site: SiteMetadata): CardText {
  return {
    title,
    section: breadcrumbs.map(({name}) => name),
    brand: site.name,
    // The home page has the tagline as its title.
    foot: title === site.tagline ? new URL(site.url).host : site.tagline,
  };
}
