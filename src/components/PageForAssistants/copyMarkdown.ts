/** Copies a page's Markdown to the clipboard, and returns whether that worked. */
export async function copyMarkdown(file: string): Promise<'copied' | 'notLoaded' | 'refused'> {
  let text: string;
  try {
    const response = await fetch(file);
    if (!response.ok) return 'notLoaded';
    text = await response.text();
  } catch {
    return 'notLoaded';
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // Denied, or `navigator.clipboard` is missing: browsers offer it over HTTPS only.
    return 'refused';
  }
}
