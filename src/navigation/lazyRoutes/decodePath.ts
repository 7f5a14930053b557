/** Decodes a path as the router does; one that cannot be decoded stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
