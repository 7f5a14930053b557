const SHORT_WORDS = new Set(
  'ok on no go up tab btn img txt top row box bar tv iv et bg map nav fab add all day end new pay tag url web'.split(
    ' ',
  ),
);

/** Whether an id looks as if a build tool had made it: short without sense, or with long numbers. */
export function looksGenerated(id: string): boolean {
  const name = id.replace(/^.*:id\//, '');
  if (/obfuscated|[\da-f]{8}-[\da-f]{4}-/i.test(name)) return true;
  if (/\d{4,}|^(?=.*\d)[\da-f]{6,}$/i.test(name)) return true;
  if (name.length > 4 || SHORT_WORDS.has(name.toLowerCase())) return false;
  return name.length <= 3 || /\d/.test(name);
}

/** Whether a text holds what changes from day to day or from user to user: numbers, times, prices. */
export function looksChanging(text: string): boolean {
  return /\d/.test(text);
}
