import type {Page, Request} from '@playwright/test';

/** URLs of the site's scripts. */
export const SCRIPTS = '**/assets/js/*.js';

/** URLs of the routes of the whole site. */
export const ROUTES = '**/assets/routes/*.json';

/** Collects the paths of the scripts that the page fetches from now on. */
export function watchScripts(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.includes('/assets/js/')) paths.push(pathname);
  });
  return paths;
}

/** Keeps back what the page fetches from now on, scripts if nothing else is said; the result releases it. */
export async function holdFiles(page: Page, files: string | RegExp = SCRIPTS): Promise<() => void> {
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
