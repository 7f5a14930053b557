/** The page of an address: without its anchor, and without a slash at the end. */
export function toPage(address: string): string {
  return address.replace(/\/?(?:#.*)?$/, '');
}
