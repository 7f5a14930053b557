import type {Page} from '@playwright/test';

/** Code of the site, as the browser fetches it. */
export const SCRIPTS = '**/assets/js/*.js';

/** Waits until React has taken over the page, so that clicks are its own. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated=true]', {state: 'attached'});
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
