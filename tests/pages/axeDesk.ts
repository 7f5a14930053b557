import type {BrowserContext, Page} from '@playwright/test';
import {findViolations, loadAxe} from '../support/findViolations';
import {showMode} from '../support/showMode';
import {NEW_LOOKS} from '../support/trimRepeats';

/** The rules whose outcome changes with colours; what all others look at is the same in both modes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Of all elements and of links, those that stand where a look is new; what has an old one need not be measured again. */
const NEW_ELEMENTS = `${NEW_LOOKS}, ${NEW_LOOKS} *`;
const NEW_LINKS = `a[href]${NEW_LOOKS}, ${NEW_LOOKS} a[href]`;

/** An address of the site, so that its style sheet, fonts and pictures come as they do to its pages. */
const ADDRESS = '/desk';

/**
 * Opens an empty page in which axe looks at copies of others (`findFaultsOn`). There it is read and compiled once, and fast
 * from the second copy on; in each page by itself that would take longer than all else.
 */
export async function openDesk(context: BrowserContext): Promise<Page> {
  const desk = await context.newPage();
  await desk.route(ADDRESS, (route) =>
    route.fulfill({contentType: 'text/html', body: '<!DOCTYPE html><title>Desk</title>'}),
  );
  await desk.goto(ADDRESS);
  await desk.unroute(ADDRESS);
  await loadAxe(desk);
  await desk.evaluate(
    (rules) => window.axe.configure({rules}),
    [
      {id: 'color-contrast', selector: NEW_ELEMENTS},
      {id: 'link-in-text-block', selector: NEW_LINKS},
    ],
  );
  return desk;
}

/**
 * What axe finds on the copy of a page (trimRepeats.ts) by all its rules but those of `without`: colours in both modes, where
 * a look is new.
 */
export async function findFaultsOn(desk: Page, copy: string, without: string[] = []): Promise<string[]> {
  await show(desk, copy);
  if ((await desk.locator(NEW_LOOKS).count()) === 0)
    return findViolations(desk, {without: [...COLOR_RULES, ...without]});
  await showMode(desk, 'light');
  const light = await findViolations(desk, {without});
  await showMode(desk, 'dark');
  const dark = await findViolations(desk, {rules: COLOR_RULES});
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

/** Lays the copy of a page on the desk in place of what was there. A style sheet that both have stays. */
function show(desk: Page, copy: string): Promise<void> {
  return desk.evaluate(async (html) => {
    const STYLE_SHEETS = 'link[rel=stylesheet]';
    const shown = new DOMParser().parseFromString(html, 'text/html');
    const {documentElement: root, head} = document;
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
    for (const {name, value} of shown.documentElement.attributes) root.setAttribute(name, value);
    const wanted = [...shown.querySelectorAll<HTMLLinkElement>(STYLE_SHEETS)].map(({href}) => href);
    const links = [...document.querySelectorAll<HTMLLinkElement>(STYLE_SHEETS)];
    const kept = links.filter(({href}) => wanted.includes(href));
    const added = wanted.filter((href) => !links.some((link) => link.href === href)).map(toLink);
    for (const old of [...head.childNodes]) if (!kept.some((link) => link === old)) old.remove();
    head.append(...[...shown.head.childNodes].filter((node) => !isStyleSheet(node)));
    document.body.replaceWith(shown.body);
    await Promise.all(
      added.map((link) => {
        head.append(link);
        // One that does not come is a fault of the page itself, which asked for it too.
        return new Promise((resolve) => {
          for (const outcome of ['load', 'error']) link.addEventListener(outcome, resolve, {once: true});
        });
      }),
    );

    function toLink(href: string): HTMLLinkElement {
      return Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
    }

    function isStyleSheet(node: Node): boolean {
      return node instanceof Element && node.matches(STYLE_SHEETS);
    }
  }, copy);
}
