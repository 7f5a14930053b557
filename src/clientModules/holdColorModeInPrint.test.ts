// @vitest-environment jsdom
import {beforeEach, expect, it} from 'vitest';
import {holdColorModeInPrint} from './holdColorModeInPrint';

const page = new EventTarget();
const html = document.documentElement;
holdColorModeInPrint(page, html);

/** Changes the mode as the theme does, and lets the page notice it. */
async function setMode(mode: string): Promise<void> {
  html.dataset.theme = mode;
  await Promise.resolve();
}

beforeEach(() => setMode('dark'));

it('keeps the mode while the page is printed, and applies what was wanted meanwhile afterwards', async () => {
  page.dispatchEvent(new Event('beforeprint'));
  await setMode('light');
  expect(html.dataset.theme).toBe('dark');
  page.dispatchEvent(new Event('afterprint'));
  expect(html.dataset.theme).toBe('light');
});

it('keeps the mode after printing when the system has gone back to it before', async () => {
  page.dispatchEvent(new Event('beforeprint'));
  await setMode('light');
  await setMode('dark');
  page.dispatchEvent(new Event('afterprint'));
  expect(html.dataset.theme).toBe('dark');
});

it('lets the mode change when nothing is printed', async () => {
  page.dispatchEvent(new Event('beforeprint'));
  page.dispatchEvent(new Event('afterprint'));
  await setMode('light');
  expect(html.dataset.theme).toBe('light');
});
