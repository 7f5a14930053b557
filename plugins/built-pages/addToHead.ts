/** Puts tags into the head of a page, before all others but the one that says its charset. Throws when that is missing. */
export function addToHead(file: string, html: string, tags: string): string {
  const charset = /<meta charset="?UTF-8"?>/i.exec(html);
  if (charset === null) throw new Error(`${file}: has no <meta charset> to put further tags behind`);
  return html.replace(charset[0], () => charset[0] + tags);
}
