const RUNS = /(?:%[0-9a-f]{2})+|%/gi;

/** Encodes the percent signs of a part of a URL that encode nothing readable; the rest stays as it is. */
export function encodePercentSigns(part: string): string {
  return part.replace(RUNS, (run) => (decode(run) === undefined ? run.replaceAll('%', '%25') : run));
}

/**
 * Puts a line in the place of each percent sign of a part of a URL that encodes nothing readable, and of the encoded ones, so
 * that it can be decoded any number of times. Without the line, a page might stand at what is left.
 */
export function replacePercentSigns(part: string): string {
  return part.replace(RUNS, (run) =>
    decode(run)?.includes('%') === false ? run : run.replace(/%25|%/g, '_'),
  );
}

function decode(run: string): string | undefined {
  try {
    return decodeURIComponent(run);
  } catch {
    return undefined;
  }
}
