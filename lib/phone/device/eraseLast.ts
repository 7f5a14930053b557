/** A text without its last character as a reader sees it: an emoji counts as one, whatever it is made of. */
export function eraseLast(text: string): string {
  const last = [...new Intl.Segmenter().segment(text)].at(-1);
  return last ? text.slice(0, last.index) : text;
}
