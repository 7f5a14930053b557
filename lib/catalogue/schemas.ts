import * as v from 'valibot';
import {PLATFORMS} from '../platforms';
import {day, fields, httpsUrl, listOf, oneOf, sitePath, text} from '../validation/schemas';
import {LEVELS, PLUGIN_KINDS} from './kinds';

const YEAR = 'a year from 2001';

export const products = list(
  fields({
    id: text,
    name: text,
    summary: text,
    forWhom: text,
    worksWith: listOf(PLATFORMS),
    inTheBox: text,
    howToGet: text,
    /** Only if a source states it; with the day on which the source was read. */
    price: v.exactOptional(fields({amount: text, date: day})),
    source: httpsUrl,
    /** Page with more about it. */
    docs: sitePath,
  }),
);

export const videos = list(
  fields({
    title: text,
    platform: oneOf(PLATFORMS),
    level: oneOf(LEVELS),
    year: v.pipe(v.number(YEAR), v.integer(YEAR), v.minValue(2001, YEAR)),
    /** Where it can be watched, on another site. */
    href: httpsUrl,
    /** The written page on the same subject. */
    docs: sitePath,
  }),
);

export const plugins = list(
  fields({
    /** The name for `plug.load`. */
    name: text,
    version: v.exactOptional(text),
    kind: oneOf(PLUGIN_KINDS),
    adds: text,
    docs: sitePath,
  }),
);

export type Product = v.InferOutput<typeof products>[number];
export type Video = v.InferOutput<typeof videos>[number];
export type PluginEntry = v.InferOutput<typeof plugins>[number];

function list<Entry extends v.GenericSchema>(entry: Entry) {
  return v.array(entry, 'a list');
}
