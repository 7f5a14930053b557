const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * A day as prose has it (`22 November 2026`), of a date in ISO 8601. By hand, because the first use of `Intl` takes a
 * slow phone 100 ms, which every docs page would spend while it starts.
 */
export function formatDay(date: string): string {
  const day = new Date(date);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
