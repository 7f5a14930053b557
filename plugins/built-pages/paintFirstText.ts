/** What stands in the body before the page itself: the scripts of `preBodyTags`, and the theme's icon sprite. */
const BODY_START = /(?<=<body[^>]*>)[\s\S]*?(?=<div id="?__docusaurus"?>)/;
const SCRIPT = /<script>[\s\S]*?<\/script>/g;
/** The first style sheet of the bundle; the sheet for readers without scripts is another. */
const STYLE_SHEET = /<link rel="?stylesheet"? href="?[^" >]*\/assets\/css\//;
/** From the beginning of the main content to the end of the first paragraph below its title. */
const TO_FIRST_TEXT = /<main\b[\s\S]*?<\/h1>[\s\S]*?<\/p>/;
/** A script of no use but that the parser waits for the style sheet before it; React must not find it when it hydrates. */
const STOP = '<script>document.currentScript.remove()</script>';

/**
 * Makes the first frame of a built page show the beginning of its text. A browser parses no further than the first inline script
 * behind a style sheet until that sheet has come. The theme's scripts precede the whole page, so that everything is
 * parsed after the sheet, and the first frame often holds the announcement alone. Here they run before the sheet is asked for,
 * and the parser waits behind the first paragraph instead; behind the whole page, the first frame would be one long task.
 * A page without such a paragraph is parsed behind the sheet as before, with the same scripts: all pages have one policy
 * (lib/deploy).
 */
export function paintFirstText(html: string): string {
  const [start] = BODY_START.exec(html) ?? [];
  if (start === undefined || !STYLE_SHEET.test(html)) return html;
  const scripts = (start.match(SCRIPT) ?? []).join('');
  const parsed = findFirstText(html) ?? start;
  return html
    .replace(parsed, () => parsed + STOP)
    .replace(start, () => start.replace(SCRIPT, ''))
    .replace(STYLE_SHEET, (sheet) => scripts + sheet);
}

/** Undefined where it is within `<noscript>`, in which no script runs. */
function findFirstText(html: string): string | undefined {
  const [text] = TO_FIRST_TEXT.exec(html) ?? [];
  if (text === undefined || text.lastIndexOf('<noscript') > text.lastIndexOf('</noscript>')) return undefined;
  return text;
}
