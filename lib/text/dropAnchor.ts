/** The address of a page, without the anchor of a place on it. */
export function dropAnchor(address: string): string {
  return address.replace(/#.*/s, '');
}
