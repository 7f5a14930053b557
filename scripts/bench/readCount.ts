/** Reads how often or how many from an option; throws a line that names the command and the option. */
export function readCount(command: string, option: string, found: string | boolean): number {
  const count = Number(found);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`${command}: found --${option} ${found}; allowed: a whole number from 1`);
  return count;
}
