import type {Page, Request} from '@playwright/test';

/** Code of the site, as the browser fetches it. */
export const SCRIPTS = '**/assets/js/*.js';

/** The routes of the whole site, as the browser fetches them. */
export const ROUTES = '**/assets/routes/*.json';

/** Waits until React has taken over the page, so that clicks are its own, and all of it is laid out. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated=true]', {state: 'attached'});
  await page.waitForFunction(() => document.adoptedStyleSheets.length === 0);
}

/** Opens a page whose scripts run: before that its controls do nothing. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Opens a page and waits until nothing more is fetched. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path, {waitUntil: 'networkidle'});
  await waitForHydration(page);
}

/** Paths of the scripts that the page fetches from now on. */
export function watchScripts(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.includes('/assets/js/')) paths.push(pathname);
  });
  return paths;
}

/** Follows a link of the navbar without a pointer, which would fetch its page ahead. */
export async function followNavbarLink(page: Page, path: string): Promise<void> {
  await page.locator(`nav.navbar a[href="${path}"]`).first().dispatchEvent('click');
}

/** Keeps all scripts, or other files, waiting that the page fetches from now on; the result lets them come. */
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

/** How long nothing is fetched until a page counts as quiet, in milliseconds. */
const QUIET_MS = 500;

/**
 * Tells from now on whether a page and its workers have fetched all that they began to. A document reaches `networkidle` once,
 * on a busy machine between its start and the first click: whoever waits for it afterwards waits for nothing.
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

/** Tells pages of a connection, as `navigator.connection` does: with saved data nothing is fetched ahead. */
export async function setConnection(
  page: Page,
  connection: {saveData?: boolean; effectiveType?: string},
): Promise<void> {
  await page.addInitScript(
    (value) => {
      Object.defineProperty(navigator, 'connection', {value});
    },
    // Browsers that tell of the connection tell both.
    {saveData: false, effectiveType: '4g', ...connection},
  );
}

/** Opens the site from now on with another configuration: `found`, as the built script words it, becomes `wanted`. */
export async function reconfigure(page: Page, found: RegExp, wanted: string): Promise<void> {
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (!found.test(body)) throw new Error(`The script holds no ${found}`);
    await route.fulfill({response, body: body.replace(found, wanted)});
  });
}
