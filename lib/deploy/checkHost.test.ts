import {expect, it} from 'vitest';
import {checkHost, describeReport} from './checkHost';
import type {AskHost, HostAnswer} from './hostAnswer';
import {createHosting} from './hosting';
import {listHeaders} from './listHeaders';
import {readHost} from './readHost';

const POLICY = "default-src 'self'; script-src 'self'";
const HTML = `<head><meta http-equiv="Content-Security-Policy" content="${POLICY}"><script src="/assets/js/main.1.js"></script></head>`;
const hosting = createHosting(POLICY);
const SITEMAP = ['', 'docs/intro', 'docs/learn/']
  .map((page) => `<loc>https://docs.example/${page}</loc>`)
  .join('');
const FILES: Readonly<Record<string, string>> = {
  '/': HTML,
  '/index.md': '# Home',
  '/docs/intro': HTML,
  '/docs/intro.md': '# Intro',
  '/docs/learn': HTML,
  '/sitemap.xml': SITEMAP,
  '/llms.txt': 'Pages',
  '/symbols.json': '{}',
  '/ascript-stubs.zip': 'x'.repeat(200),
  '/assets/js/main.1.js': 'run()',
};

/** A host that answers as the table says. */
const answerWell: AskHost = async (address, {headers: asked = {}} = {}) => {
  const {pathname, search} = new URL(address, 'https://docs.example');
  const form = /^(.+?)\/(?:index\.html)?$/.exec(pathname)?.[1];
  if (form !== undefined) return answer(301, '', {location: form + search});
  const extension = /\.\w+$/.exec(pathname)?.[0] ?? '.html';
  const isMarkdown = asked.accept === 'text/markdown' && extension === '.html';
  const body = FILES[isMarkdown ? `${pathname}.md` : pathname];
  const {match} =
    hosting.rules.find(({match: of}) => of.kind === 'folder' && pathname.startsWith(of.path)) ??
    hosting.rules.find(({match: of}) => of.kind === 'extension' && of.extension === extension) ??
    {};
  const own = Object.fromEntries(
    listHeaders(hosting, body === undefined ? undefined : match).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );
  if (body === undefined)
    return pathname.startsWith('/assets/')
      ? answer(404, 'Not found', {...own, 'content-type': 'text/plain'})
      : answer(404, HTML, {...own, 'content-type': 'text/html'});
  if (asked['if-none-match'] === '"1"') return answer(304, '', own);
  const type = Object.entries(hosting.types).find(([known]) => known === extension)?.[1] ?? '';
  const sent = {
    ...own,
    'content-type': type,
    etag: '"1"',
    'content-encoding': 'br',
    vary: 'Accept, Accept-Encoding',
  };
  return asked.range === undefined ? answer(200, body, sent) : answer(206, body.slice(0, 100), sent);
};

function answer(status: number, body: string, headers: Readonly<Record<string, string>>): HostAnswer {
  return {status, headers, body: Buffer.from(body)};
}

/** The checks that find something at a host that changes some answers. */
async function findFaults(change: (found: HostAnswer, address: string) => HostAnswer): Promise<string[]> {
  const ask: AskHost = async (address, question) => change(await answerWell(address, question), address);
  const reports = await checkHost(await readHost(ask, '/'));
  return reports.filter(({wrong}) => wrong.length > 0).map(({check}) => check);
}

const withHeader = (found: HostAnswer, name: string, value: string): HostAnswer => ({
  ...found,
  headers: {...found.headers, [name]: value},
});

it('finds nothing at a host that answers as the table says', async () => {
  expect(await findFaults((found) => found)).toEqual([]);
});

it.each<[string, string[], (found: HostAnswer, address: string) => HostAnswer]>([
  [
    'a page is gone',
    ['routes'],
    (found, address) => (address === '/docs/learn' ? answer(404, '', found.headers) : found),
  ],
  ['the policy allows frames', ['headers'], (found) => withHeader(found, 'content-security-policy', POLICY)],
  [
    'a type is another',
    ['types'],
    (found, address) =>
      address === '/symbols.json' ? withHeader(found, 'content-type', 'text/plain') : found,
  ],
  [
    'pages are kept for long',
    ['caching'],
    (found, address) => (address === '/' ? withHeader(found, 'cache-control', 'max-age=600') : found),
  ],
  ['nothing is compressed', ['compression'], (found) => withHeader(found, 'content-encoding', '')],
  [
    'a hashed script is looked up each time',
    ['caching'],
    (found, address) =>
      address.startsWith('/assets/') ? withHeader(found, 'cache-control', 'no-cache') : found,
  ],
  [
    'a page is sent again to a client that has it',
    ['caching'],
    (found) => (found.status === 304 ? {...found, status: 200} : found),
  ],
  ['caches are not told of the compression', ['compression'], (found) => withHeader(found, 'vary', 'Accept')],
  [
    'a redirect loses the query',
    ['forms'],
    (found) => withHeader(found, 'location', (found.headers.location ?? '').replace(/\?.*/, '')),
  ],
  [
    'a Markdown copy is missing',
    ['markdown'],
    (found, address) => (address === '/docs/intro.md' ? answer(404, '', found.headers) : found),
  ],
  [
    'a request for Markdown gets a page',
    ['markdown'],
    (found, address) =>
      address === '/docs/intro' && found.body.toString() !== HTML
        ? {...found, body: Buffer.from(HTML)}
        : found,
  ],
  [
    'what is missing is answered by 200',
    ['errors'],
    (found) => (found.status === 404 ? {...found, status: 200} : found),
  ],
  [
    'what is missing has no page of the site',
    ['errors'],
    (found) => (found.status === 404 ? {...found, body: Buffer.from('Not found')} : found),
  ],
  [
    'a missing script is a page',
    ['errors'],
    (found) => (found.status === 404 ? withHeader(found, 'content-type', 'text/html') : found),
  ],
  [
    'a part is the whole',
    ['ranges'],
    (found) => ({...found, status: found.status === 206 ? 200 : found.status}),
  ],
])('names the check that fails when %s', async (_what, checks, change) => {
  expect(await findFaults(change)).toEqual(checks);
});

it('leaves out what it is told to', async () => {
  const reports = await checkHost(await readHost(answerWell, '/'), ['markdown', 'forms']);
  expect(reports.map(({check}) => check)).not.toContain('markdown');
  expect(reports).toHaveLength(7);
});

it('refuses an address that is not that of such a site', async () => {
  await expect(readHost(async () => answer(500, '', {}), '/')).rejects.toThrow(
    '/: the home page answers 500; allowed: 200',
  );
  await expect(readHost(async () => answer(200, '<head></head>', {}), '/')).rejects.toThrow(
    '/: the page has no Content-Security-Policy',
  );
});

it('names what is wrong at many addresses once', () => {
  const wrong = ['/a', '/b', '/c', '/d'].map((address) => ({address, problem: 'answers 500; allowed: 200'}));
  expect(describeReport({check: 'routes', wrong})).toEqual([
    'routes: /a, /b, /c and 1 more: answers 500; allowed: 200',
  ]);
  expect(describeReport({check: 'routes', wrong: []})).toEqual(['routes: all right']);
});
