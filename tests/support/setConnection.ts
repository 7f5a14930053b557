import type {Page} from '@playwright/test';

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
