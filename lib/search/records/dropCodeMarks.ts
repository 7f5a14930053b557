/** Takes out the backticks by which stubs and failure lists mark code: a hit shows plain text. */
export function dropCodeMarks(text: string): string {
  return text.replaceAll('`', '');
}
