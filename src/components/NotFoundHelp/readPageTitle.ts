/** The title of a page of this site, without what its title says after `|`; `undefined` when it cannot be read. */
export async function readPageTitle(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(path);
    if (!response.ok) return undefined;
    const {title} = new DOMParser().parseFromString(await response.text(), 'text/html');
    return title.split(' | ')[0] || undefined;
  } catch {
    return undefined;
  }
}
