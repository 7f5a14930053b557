import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {toHash} from '../../lib/files/toHash';
import {readGenerated} from '../../lib/routes/readGenerated';
import {ROUTE_MODULES_FILE} from '../../lib/routes/routeModulesFile';
import {PAGE_ROUTES_ID} from '../../lib/routes/siteRoutes';
import {createPageRoutes} from '../../lib/routes/toPageRoutes';
import {type SiteRoutesOptions, toSiteRoutes} from '../../lib/routes/toSiteRoutes';

export interface RoutesOptions {
  outDir: string;
  /** The folder into which Docusaurus and the plugin `lazy-routes` write the routes of the site. */
  generatedFilesDir: string;
  baseUrl: string;
  /** Whether the site is one page. It also opens from a file, where nothing can be fetched, so it holds all routes. */
  isOnePage: boolean;
  docs: SiteRoutesOptions['docs'];
}

/** Writes the routes of the site to a file, and makes a function that renders the tag with a page's own routes and that file's URL. */
export async function createRoutesTag({
  outDir,
  generatedFilesDir,
  baseUrl,
  isOnePage,
  docs,
}: RoutesOptions): Promise<(path: string) => string> {
  const bundled = JSON.parse(await readFile(path.join(generatedFilesDir, ROUTE_MODULES_FILE), 'utf8'));
  const site = toSiteRoutes({...readGenerated(generatedFilesDir), bundled, docs});
  const toPageRoutes = createPageRoutes(site, baseUrl);
  if (isOnePage) {
    const {hasHome} = toPageRoutes('');
    const all = renderTag(JSON.stringify({hasHome, ...site}), '');
    return () => all;
  }
  const text = JSON.stringify(site);
  const file = `assets/routes/${toHash(text).slice(0, 8)}.json`;
  await mkdir(path.join(outDir, 'assets/routes'), {recursive: true});
  await writeFile(path.join(outDir, file), text);
  return (page) =>
    renderTag(JSON.stringify(toPageRoutes(baseUrl.slice(0, -1) + page)), ` data-src="${baseUrl}${file}"`);
}

function renderTag(json: string, attributes: string): string {
  const text = json.replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${PAGE_ROUTES_ID}"${attributes}>${text}</script>`;
}
