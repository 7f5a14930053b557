import {parse} from 'node-html-parser';
import type {AskHost} from './hostAnswer';
import {createHosting, type Hosting} from './hosting';
import {readPolicy} from './readPolicy';

/** A running site, and how it should answer by the policy in its own pages. */
export interface HostSite {
  ask: AskHost;
  hosting: Hosting;
  /** Where the site begins, with a slash at both ends. */
  base: string;
  /** Addresses of all pages that its sitemap names. */
  pages: readonly string[];
  /** Origin of the addresses in the sitemap: what the build took for its own. */
  builtFor: string;
  /** Hashed files that the home page asks for. */
  assets: readonly string[];
}

/** Reads what a running site publishes about itself; throws one line when there is no such site at the address. */
export async function readHost(ask: AskHost, base: string): Promise<HostSite> {
  const home = await ask(base);
  if (home.status !== 200) throw new Error(`${base}: the home page answers ${home.status}; allowed: 200`);
  const html = home.body.toString();
  const hosting = createHosting(readPolicy([{file: base, html}]));
  const sitemap = await ask(`${base}sitemap.xml`);
  const urls = [...sitemap.body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url),
  );
  const [first] = urls;
  if (sitemap.status !== 200 || first === undefined)
    throw new Error(
      `${base}sitemap.xml: answers ${sitemap.status} and names ${urls.length} pages; allowed: 200`,
    );
  const assets = parse(html)
    .querySelectorAll('script[src], link[rel="stylesheet"]')
    .flatMap((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? [])
    .filter((address) => address.startsWith(`${base}assets/`));
  return {ask, hosting, base, assets, pages: urls.map(({pathname}) => pathname), builtFor: first.origin};
}
