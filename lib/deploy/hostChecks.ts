import path from 'node:path';
import {mapLimited} from '../async/mapLimited';
import type {HostAnswer} from './hostAnswer';
import type {FileMatch, Header} from './hosting';
import {listHeaders} from './listHeaders';
import type {HostSite} from './readHost';

/** What is wrong at an address, in words. */
export interface Wrong {
  address: string;
  problem: string;
}

/** Checks one aspect of a running site. */
type HostCheck = (site: HostSite) => Promise<Wrong[]>;

const SAMPLE = 8;
const AT_A_TIME = 8;
const MISSING_PAGE = 'docs/this-page-does-not-exist';
const MISSING_SCRIPT = 'assets/js/this-script-does-not-exist.js';
const HTML = /^text\/html/;

/** The checks, by the names that are printed. */
export const HOST_CHECKS = {
  routes: checkRoutes,
  headers: checkHeaders,
  types: checkTypes,
  caching: checkCaching,
  compression: checkCompression,
  forms: checkForms,
  markdown: checkMarkdown,
  errors: checkErrors,
  ranges: checkRanges,
} as const satisfies Record<string, HostCheck>;

export type HostCheckName = keyof typeof HOST_CHECKS;

/** Every page of the sitemap exists, at its address there or at the one with or without the slash at the end. */
async function checkRoutes({ask, pages}: HostSite): Promise<Wrong[]> {
  const wrong = await mapLimited(pages, AT_A_TIME, async (address) => {
    const first = await ask(address, {method: 'HEAD'});
    const leadsToOther = isRedirect(first) && toPath(first, address) === otherForm(address);
    const {status} = leadsToOther ? await ask(otherForm(address), {method: 'HEAD'}) : first;
    return status === 200 ? [] : [{address, problem: `answers ${status}; allowed: 200`}];
  });
  return wrong.flat();
}

async function checkHeaders(site: HostSite): Promise<Wrong[]> {
  const {base, assets, hosting} = site;
  const {match} =
    hosting.rules.find((rule) => rule.match.kind === 'extension' && rule.match.extension === '.md') ?? {};
  const expected = (of?: FileMatch) => listHeaders(hosting, of).filter(([name]) => name !== 'Cache-Control');
  const kinds: [address: string, headers: Header[]][] = [
    ...[base, ...takeSample(site), ...assets.slice(0, 1), `${base}${MISSING_PAGE}`].map(
      (address): [string, Header[]] => [address, expected()],
    ),
    [`${base}llms.txt`, expected(match)],
    [`${base}index.md`, expected(match)],
  ];
  const wrong = await Promise.all(
    kinds.map(async ([address, headers]) => {
      const answer = await site.ask(address);
      return headers.flatMap(([name, value]) => expectHeader(address, answer, name, value));
    }),
  );
  return wrong.flat();
}

async function checkTypes({ask, base, assets, hosting}: HostSite): Promise<Wrong[]> {
  const files = ['index.md', 'llms.txt', 'sitemap.xml', 'symbols.json', 'ascript-stubs.zip'].map(
    (file) => base + file,
  );
  const wrong = await Promise.all(
    [...files, ...assets].map(async (address) => {
      const type = Object.entries(hosting.types).find(
        ([extension]) => extension === path.posix.extname(address),
      )?.[1];
      return expectHeader(address, await ask(address), 'Content-Type', type ?? '');
    }),
  );
  return wrong.flat();
}

/** Hashed files stay in browsers for a year; all others are looked up again, which costs no bytes when nothing changed. */
async function checkCaching({ask, base, assets}: HostSite): Promise<Wrong[]> {
  const wrong: Wrong[] = [];
  for (const address of assets) {
    const found = (await ask(address)).headers['cache-control'] ?? '';
    if (!/max-age=31536000/.test(found) || !found.includes('immutable'))
      wrong.push({address, problem: `Cache-Control is "${found}"; allowed: a year, immutable`});
  }
  for (const address of [base, `${base}llms.txt`, `${base}sw.js`, `${base}${MISSING_SCRIPT}`]) {
    const found = (await ask(address)).headers['cache-control'] ?? '';
    if (!/no-cache|no-store|max-age=0/.test(found))
      wrong.push({address, problem: `Cache-Control is "${found}"; allowed: no-cache or max-age=0`});
  }
  const {etag = '', 'last-modified': changed = ''} = (await ask(base)).headers;
  const again = await ask(base, {headers: {'if-none-match': etag, 'if-modified-since': changed}});
  if (again.status !== 304)
    wrong.push({
      address: base,
      problem: `answers ${again.status} to a client that has it already; allowed: 304`,
    });
  return wrong;
}

async function checkCompression(site: HostSite): Promise<Wrong[]> {
  const wrong: Wrong[] = [];
  for (const address of [site.base, ...site.assets, `${site.base}llms.txt`]) {
    const {headers} = await site.ask(address, {headers: {'accept-encoding': 'gzip, br'}});
    if (!/^(?:br|gzip|zstd)$/.test(headers['content-encoding'] ?? ''))
      wrong.push({
        address,
        problem: 'is not compressed for a browser that accepts gzip and br; allowed: compressed',
      });
    else if (!/accept-encoding|\*/i.test(headers.vary ?? ''))
      wrong.push({address, problem: `Vary is "${headers.vary ?? ''}"; allowed: Accept-Encoding in it`});
  }
  return wrong;
}

/** Each page has one address, to which the other forms redirect. */
async function checkForms(site: HostSite): Promise<Wrong[]> {
  const wrong: Wrong[] = [];
  for (const address of takeSample(site)) {
    const page = await site.ask(address);
    if (isRedirect(page)) wrong.push({address, problem: 'leads elsewhere; allowed: the page itself'});
    for (const [form, expected] of [
      [`${address}/`, address],
      [`${address}/?a=1`, `${address}?a=1`],
      [`${address}/index.html`, address],
    ] as const) {
      const other = await site.ask(form);
      if (!isRedirect(other) || toPath(other, form) !== expected)
        wrong.push({address: form, problem: 'does not lead to the address of the page; allowed: a redirect'});
    }
  }
  return wrong;
}

async function checkMarkdown(site: HostSite): Promise<Wrong[]> {
  const wrong: Wrong[] = [];
  for (const address of takeSample(site)) {
    const copy = await site.ask(`${address}.md`);
    if (copy.status !== 200)
      wrong.push({address: `${address}.md`, problem: `answers ${copy.status}; allowed: 200`});
    const asked = await site.ask(address, {headers: {accept: 'text/markdown'}});
    if (!asked.body.equals(copy.body))
      wrong.push({
        address,
        problem: `gives ${asked.headers['content-type']} to a request for text/markdown; allowed: its Markdown copy`,
      });
  }
  return wrong;
}

/** A missing file is answered with 404, a missing script without a page in its place. */
async function checkErrors({ask, base}: HostSite): Promise<Wrong[]> {
  const [page, script] = [`${base}${MISSING_PAGE}`, `${base}${MISSING_SCRIPT}`];
  const [noPage, noScript] = [await ask(page), await ask(script)];
  const wrong: Wrong[] = [
    {address: page, status: noPage.status},
    {address: script, status: noScript.status},
  ].flatMap(({address, status}) =>
    status === 404 ? [] : [{address, problem: `answers ${status}; allowed: 404`}],
  );
  if (!noPage.body.includes('Content-Security-Policy'))
    wrong.push({address: page, problem: 'answers without a page of the site; allowed: 404.html'});
  if (HTML.test(noScript.headers['content-type'] ?? ''))
    wrong.push({address: script, problem: 'gets a page in the place of a script; allowed: any other type'});
  return wrong;
}

async function checkRanges({ask, base}: HostSite): Promise<Wrong[]> {
  const address = `${base}ascript-stubs.zip`;
  const {status, body} = await ask(address, {headers: {range: 'bytes=0-99'}});
  if (status === 206 && body.length === 100) return [];
  return [
    {address, problem: `answers ${status} and ${body.length} bytes when 100 are asked for; allowed: 206`},
  ];
}

/** Takes pages from all parts of the sitemap, so that all kinds are among them. */
function takeSample({pages}: HostSite): string[] {
  const plain = pages.filter((address) => !address.endsWith('/'));
  const step = Math.max(1, Math.floor(plain.length / SAMPLE));
  return plain.filter((_address, index) => index % step === 0).slice(0, SAMPLE);
}

function expectHeader(address: string, {headers}: HostAnswer, name: string, value: string): Wrong[] {
  const found = headers[name.toLowerCase()];
  // A host may write `charset=UTF-8`.
  if (found?.toLowerCase().replaceAll(' ', '') === value.toLowerCase().replaceAll(' ', '')) return [];
  return [
    {address, problem: `${name} is ${found === undefined ? 'missing' : `"${found}"`}; allowed: "${value}"`},
  ];
}

function isRedirect({status, headers}: HostAnswer): boolean {
  return status >= 300 && status < 400 && headers.location !== undefined;
}

/** Where a redirect leads, from the root of its host. */
function toPath({headers}: HostAnswer, address: string): string {
  const {pathname, search} = new URL(headers.location ?? '', new URL(address, 'https://host.invalid'));
  return pathname + search;
}

function otherForm(address: string): string {
  return address.endsWith('/') ? address.slice(0, -1) : `${address}/`;
}
