// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {toInlineScript} from '../../lib/boot/toInlineScript';
import {deferLayout} from './deferLayout';

const PARTS = 30;

/** What the browser does once it is idle, in the order in which it was asked to. */
let idle: (() => void)[];

class Sheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

beforeEach(() => {
  idle = [];
  document.body.innerHTML = `<div class="markdown">${'<p>Text</p>'.repeat(PARTS - 1 + 3)}</div><footer class="footer" style="color: red"></footer>`;
  location.hash = '';
  Object.assign(document, {adoptedStyleSheets: ['another sheet']});
  vi.stubGlobal('CSSStyleSheet', Sheet);
  vi.stubGlobal('CSS', {
    supports: (property: string, value: string) => `${property}: ${value}` === 'overflow-anchor: auto',
  });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  navigate('navigate');
});

afterEach(() => vi.unstubAllGlobals());

function navigate(type: string | undefined) {
  vi.stubGlobal('performance', {getEntriesByType: () => (type === undefined ? [] : [{type}])});
}

function readSheets(): unknown[] {
  return Array.from<unknown>(document.adoptedStyleSheets).map((sheet) =>
    sheet instanceof Sheet ? sheet.text : sheet,
  );
}

/** How many parts are laid out. */
function countLaidOut(): number {
  return document.querySelectorAll('[style*="content-visibility: visible"]').length;
}

it('lays out what is below the first screens in portions once the page has loaded, and leaves nothing of itself', () => {
  deferLayout();
  expect(readSheets()).toEqual([
    'another sheet',
    '@media screen {.markdown > :nth-child(n + 4), .footer {content-visibility: auto; contain-intrinsic-size: auto 13rem}}',
  ]);
  expect(idle).toHaveLength(0);
  dispatchEvent(new Event('load'));
  const counts: number[] = [];
  for (let run = idle.shift(); run; run = idle.shift()) {
    run();
    counts.push(countLaidOut());
  }
  expect(counts).toEqual([12, 24, PARTS, 0]);
  expect(readSheets()).toEqual(['another sheet']);
  expect(document.querySelectorAll('p[style]')).toHaveLength(0);
  expect(document.querySelector('.footer')?.getAttribute('style')).toBe('color: red;');
});

it('lays out the rest at once when the reader jumps within the page, and leaves nothing of itself', () => {
  deferLayout();
  dispatchEvent(new Event('load'));
  for (const run of idle.splice(0)) run();
  expect(countLaidOut()).toBe(12);
  dispatchEvent(new PopStateEvent('popstate'));
  for (let run = idle.shift(); run; run = idle.shift()) run();
  expect(readSheets()).toEqual(['another sheet']);
  expect(document.querySelectorAll('p[style]')).toHaveLength(0);
});

it('lays out the rest before the browser follows a link to a place, and not for another click', () => {
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<a href="/page"><b>Page</b></a><a href="/page#place"><b>Place</b></a>',
  );
  const [page, place] = document.querySelectorAll('b');
  document.body.addEventListener('click', (event) => event.preventDefault(), {once: true});
  deferLayout();
  page?.click();
  document.dispatchEvent(new MouseEvent('click'));
  expect(readSheets()).toHaveLength(2);
  let sheetsAtLink: unknown[] = [];
  place?.addEventListener('click', (event) => {
    event.preventDefault();
    sheetsAtLink = readSheets();
  });
  place?.click();
  expect(sheetsAtLink).toEqual(['another sheet']);
});

it.each([
  ['opens at a heading', () => location.assign('#heading')],
  ['is loaded again', () => navigate('reload')],
  ['comes back', () => navigate('back_forward')],
  ['does not tell how it was reached', () => navigate(undefined)],
  ['stands in a browser that is never idle', () => vi.stubGlobal('requestIdleCallback', undefined)],
  [
    'stands in a browser that does not hold the text in its place',
    () => vi.stubGlobal('CSS', {supports: () => false}),
  ],
])('does nothing on a page that %s', (_case, prepare) => {
  prepare();
  deferLayout();
  expect(readSheets()).toEqual(['another sheet']);
});

it('uses nothing from outside itself', () => {
  expect(toInlineScript(deferLayout)).not.toMatch(/=>|__name|import/);
});
