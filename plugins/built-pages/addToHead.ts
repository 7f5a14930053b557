/** Adds tags to the head of a page, right after the `charset`. Throws when there is none. */
export function addToHead(file: string, html: string, tags: string): string {
  const charset = /<meta charset="?UTF-8"?>/i.exec(html);
  if (charset === null) throw new Error(`${file}: has no <meta charset> to put further tags behind`);
  return html.replace(charset[0], () => charset[0] + tags);
}
