import * as v from 'valibot';

/** Schema of the facts about a zip of the site (`zip.json`). */
export const siteZip = v.object({
  bytes: v.number(),
  /** The day of the last change in it, as `2026-11-23`. */
  date: v.pipe(v.string(), v.isoDate()),
});

export type SiteZip = v.InferOutput<typeof siteZip>;
