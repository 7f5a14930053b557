/** Decodes a part of a URL; one with invalid percent signs stays as it is. */
export function decodeUrlPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
