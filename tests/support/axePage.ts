import type {BrowserContext, Page} from '@playwright/test';
import {findViolations, loadAxe} from './findViolations';
import {showMode} from './showMode';
import {NEW_LOOKS} from './trimRepeats';

/** The rules whose outcome depends on colours; all others give the same result in both modes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The elements, and the links, inside a text with a new look; others have been measured before. */
const NEW_ELEMENTS = `${NEW_LOOKS}, ${NEW_LOOKS} *`;
const NEW_LINKS = `a[href]${NEW_LOOKS}, ${NEW_LOOKS} a[href]`;

/** An address of the site, so that style sheets, fonts and pictures load as they do for its pages. */
const ADDRESS = '/axe';

/**
 * Opens an empty page in which axe checks copies of other pages (`findFaultsOn`), so that axe is parsed and compiled once; in
 * every page by itself, that would take longer than the check.
 */
export async function openAxePage(context: BrowserContext): Promise<Page> {
  const axePage = await context.newPage();
  await axePage.route(ADDRESS, (route) =>
    route.fulfill({contentType: 'text/html', body: '<!DOCTYPE html><title>Axe</title>'}),
  );
  await axePage.goto(ADDRESS);
  await axePage.unroute(ADDRESS);
  await loadAxe(axePage);
  await axePage.evaluate(
    (rules) => window.axe.configure({rules}),
    [
      {id: 'color-contrast', selector: NEW_ELEMENTS},
      {id: 'link-in-text-block', selector: NEW_LINKS},
    ],
  );
  return axePage;
}

/**
 * What axe finds on the copy of a page (trimRepeats.ts) by all rules except those in `without`. Colours are checked in both
 * modes, where the copy has new looks.
 */
export async function findFaultsOn(axePage: Page, copy: string, without: string[] = []): Promise<string[]> {
  const hasNewLooks = await showCopy(axePage, copy);
  if (!hasNewLooks) return findViolations(axePage, {without: [...COLOR_RULES, ...without]});
  await showMode(axePage, 'light');
  const light = await findViolations(axePage, {without});
  await showMode(axePage, 'dark');
  const dark = await findViolations(axePage, {rules: COLOR_RULES});
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

/**
 * Replaces the content of the axe page by the copy of a page. Style sheets that both have stay loaded. Gives whether a text of the
 * copy has a new look.
 */
function showCopy(axePage: Page, copy: string): Promise<boolean> {
  return axePage.evaluate(
    async ({html, newLooks}) => {
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
          // One that does not load has failed in the page itself too, whose test reports it.
          return new Promise((resolve) => {
            for (const outcome of ['load', 'error']) link.addEventListener(outcome, resolve, {once: true});
          });
        }),
      );
      return document.querySelector(newLooks) !== null;

      function toLink(href: string): HTMLLinkElement {
        return Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
      }

      function isStyleSheet(node: Node): boolean {
        return node instanceof Element && node.matches(STYLE_SHEETS);
      }
    },
    {html: copy, newLooks: NEW_LOOKS},
  );
}
