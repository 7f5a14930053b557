import type {Page, Request} from '@playwright/test';

/** URLs of the site's scripts. */
export const SCRIPTS = '**/assets/js/*.js';

/** URLs of the routes of the whole site. */
export const ROUTES = '**/assets/routes/*.json';

/** Waits until React has hydrated the page, so that its controls work, and all of it is laid out. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated=true]', {state: 'attached'});
  await page.waitForFunction(() => document.adoptedStyleSheets.length === 0);
}

/** Opens a page and waits until it has hydrated: before that, its controls do nothing. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Opens a page and waits until nothing more is fetched. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path, {waitUntil: 'networkidle'});
  await waitForHydration(page);
}

/** Collects the paths of the scripts that the page fetches from now on. */
export function watchScripts(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.includes('/assets/js/')) paths.push(pathname);
  });
  return paths;
}

/** Follows a link of the navbar without a pointer, which would preload its page. */
export async function followNavbarLink(page: Page, path: string): Promise<void> {
  await page.locator(`nav.navbar a[href="${path}"]`).first().dispatchEvent('click');
}

/** Blocks all scripts, or other files, that the page fetches from now on; the result releases them. */
export async function holdScripts(page: Page, files = SCRIPTS): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** How long nothing must be fetched for a page to count as quiet, in milliseconds. */
const QUIET_MS = 500;

/**
 * Makes a function that says whether a page and its workers have finished all requests. `networkidle` cannot be used for
 * that: a document reaches it once, on a busy machine even before the first click, and later waits return at once.
 */
export function watchRequests(page: Page): () => boolean {
  const pending = new Set<Request>();
  let last = Date.now();
  const end = (request: Request) => {
    pending.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => pending.size === 0 && Date.now() - last > QUIET_MS;
}

/** Sets `navigator.connection` for pages: with `saveData` nothing is prefetched. */
export async function setConnection(
  page: Page,
  connection: {saveData?: boolean; effectiveType?: string},
): Promise<void> {
  await page.addInitScript(
    (value) => {
      Object.defineProperty(navigator, 'connection', {value});
    },
    // Browsers that have the object set both values.
    {saveData: false, effectiveType: '4g', ...connection},
  );
}

/** Changes the site's configuration for pages opened from now on: replaces `found` by `wanted` in the built script. */
export async function reconfigure(page: Page, found: RegExp, wanted: string): Promise<void> {
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (!found.test(body)) throw new Error(`The script holds no ${found}`);
    await route.fulfill({response, body: body.replace(found, wanted)});
  });
}
