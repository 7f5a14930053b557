/** Decodes a part of a URL; one whose percent signs encode nothing stays as it is. */
export function decodeUrlPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
