/** Whether the reader saves data or has a slow connection, where the browser tells. */
export function hasSlowConnection(): boolean {
  // TypeScript's types lack it, because not all browsers have it.
  const {connection} = navigator as Navigator & {connection?: {saveData?: boolean; effectiveType?: string}};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
