/** Decodes a part of an address; one whose percent signs encode nothing stays as it is. */
export function decodeAddress(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
