const UNITS = ['KB', 'MB', 'GB'] as const;
const STEP = 1000;

/** A size for people: `31 KB`, `2.4 MB`, `12 MB`. */
export function formatBytes(bytes: number): string {
  let size = bytes / STEP;
  let unit = 0;
  while (Math.round(size) >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  return `${unit > 0 && size < 9.95 ? size.toFixed(1) : Math.round(size)} ${UNITS[unit]}`;
}
