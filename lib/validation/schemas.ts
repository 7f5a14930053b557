import * as v from 'valibot';

// The message of each schema says what is allowed: it ends the sentence of lib/errors/describeInvalid.ts.

const TEXT = 'a text that is not empty';

/** A text with more than spaces. */
export const text = v.pipe(
  v.string(TEXT),
  v.check((value) => value.trim() !== '', TEXT),
);

/** The URL of a page elsewhere. */
export const httpsUrl = pattern(/^https:\/\/\S+$/, 'a URL that begins with https://');

/** A path of this site, such as `/docs/intro`. */
export const sitePath = pattern(/^\/\S*$/, 'a path of this site');

/** A day that exists, as `YYYY-MM-DD`. */
export const day = v.pipe(
  v.string("a day in quotes, as '2026-11-20'"),
  v.check(isDay, "a day in quotes, as '2026-11-20'"),
);

/** A text that a regular expression matches; `allowed` says it in words. */
export function pattern(expression: RegExp, allowed: string) {
  return v.pipe(v.string(allowed), v.regex(expression, allowed));
}

/** One of a few words. */
export function oneOf<const Options extends readonly string[]>(options: Options) {
  return v.picklist(options, options.join(', '));
}

/** One or more of a few words. */
export function listOf<const Options extends readonly string[]>(options: Options) {
  const allowed = `a list of ${options.join(', ')}`;
  return v.pipe(v.array(oneOf(options), allowed), v.nonEmpty(allowed));
}

/** An object with these fields and no others. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, describeFields(entries));
}

/** An object with these fields, and others as one likes. */
export function openFields<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.looseObject(entries, describeFields(entries));
}

function describeFields(entries: v.ObjectEntries): (issue: v.BaseIssue<unknown>) => string {
  const names = Object.keys(entries).join(', ');
  return ({path}) => {
    const [item] = path ?? [];
    if (item === undefined) return `the fields ${names}`;
    const entry = entries[String(item.key)];
    if (entry === undefined) return `no other field than ${names}`;
    // For a missing field, what is allowed is what the schema answers to undefined.
    return v.safeParse(entry, undefined).issues?.[0].message ?? names;
  };
}

/** Whether a text is a day that exists, as `YYYY-MM-DD`: the 30th of February is none. */
export function isDay(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
