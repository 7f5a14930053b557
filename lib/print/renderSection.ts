import {escapeHtml} from '../code/escapeHtml';
import {PLATFORM_NAMES} from '../platforms';
import type {PrintSite} from './createPrintLinks';
import type {PlannedChapter, Section} from './planSections';

/** A chapter with the text of its page. */
export interface PrintedChapter extends PlannedChapter {
  title: string;
  /** Published address of the page. */
  url: string;
  /** From renderChapter. */
  html: string;
}

export interface PrintOptions extends PrintSite {
  /** Name of the product. */
  name: string;
  /** Addresses of the style sheets of the pages, in their order. */
  styles: readonly string[];
}

/** Allows style sheets and pictures only: the page has no scripts. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'";

/** Renders a whole section as one page: a title, the contents, then every page as a chapter. */
export function renderSection(
  {platform}: Section,
  chapters: readonly PrintedChapter[],
  {name, url, baseUrl, styles}: PrintOptions,
): string {
  const title = escapeHtml(`${name} for ${PLATFORM_NAMES[platform]}`);
  const sheets = [...styles, `${baseUrl}css/print-section.css`];
  const home = `${url}docs/${platform}/intro`;
  return `<!DOCTYPE html>
<html lang="en" dir="ltr" data-theme="light">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${title}, all pages | ${escapeHtml(name)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1.0">
<meta name="description" content="All pages of ${title} in one, to be printed or kept as PDF.">
<meta name="robots" content="noindex">
<link rel="icon" href="${baseUrl}img/favicon.svg">
${sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body>
<main>
<header>
<h1>${title}</h1>
<p>All ${chapters.length} pages in one, to be printed or saved as PDF with the Print command of your browser. On paper, a number in brackets
behind a link is the chapter that it leads to. The same pages one by one: <a href="${home}">${home}</a>.</p>
</header>
<nav aria-label="Contents">
<h2>Contents</h2>
${groupByPart(chapters).map(renderPart).join('\n')}
</nav>
${chapters.map(renderChapterFrame).join('\n')}
</main>
</body>
</html>
`;
}

function groupByPart(chapters: readonly PrintedChapter[]): PrintedChapter[][] {
  const groups: PrintedChapter[][] = [];
  for (const chapter of chapters) {
    const last = groups.at(-1);
    if (last?.[0]?.part === chapter.part) last.push(chapter);
    else groups.push([chapter]);
  }
  return groups;
}

function renderPart(chapters: readonly PrintedChapter[]): string {
  const [first] = chapters;
  const items = chapters.map(({id, title}) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`);
  return `<p>${escapeHtml(first?.part ?? '')}</p>\n<ol start="${first?.number}">\n${items.join('\n')}\n</ol>`;
}

function renderChapterFrame({id, number, part, url, html}: PrintedChapter): string {
  return `<section class="markdown" id="${id}">
<p class="chapter-place">${number}. ${escapeHtml(part)}</p>
${html}
<p class="chapter-source"><a href="${url}">${url}</a></p>
</section>`;
}
