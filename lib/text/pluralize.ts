/** A number with the name of what it counts, in the singular for one: `1 video`, `7 videos`. */
export function pluralize(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
