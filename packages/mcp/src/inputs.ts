import * as z from 'zod';
import {PLATFORMS} from '../../../lib/platforms';
import {normalizeSource} from '../../../lib/python/normalizeSource';
import type {SceneEntry} from './siteData';

/** Limit in characters. The longest script of the site has 4,000. */
export const MAX_SCRIPT_LENGTH = 100_000;
const MAX_LOG_LENGTH = 50_000;
const MAX_QUERY_LENGTH = 200;
const MAX_NAME_LENGTH = 200;
const MAX_PATH_LENGTH = 300;

export const platform = z
  .enum(PLATFORMS, `\`platform\` is one of ${PLATFORMS.join(', ')}; leave it out for all.`)
  .optional()
  .describe('android, ios or windows; all when it is missing');

export const query = toText('query', 'a few words', MAX_QUERY_LENGTH).describe(
  'a few words, or a name such as FindColors.find',
);

export const name = toText('name', 'the name of a call, such as FindColors.find', MAX_NAME_LENGTH).describe(
  'a full name (ascript.android.screen.FindColors.find), a name in a module (FindColors.find) or its last part (find)',
);

export const pagePath = toText('page', 'the path of a page, such as /docs/intro', MAX_PATH_LENGTH).describe(
  'path or address of a page: /docs/android/api/screen/findcolors; with an anchor (#choose) one section of it',
);

export const script = toText('script', 'the whole Python script', MAX_SCRIPT_LENGTH, 'kept')
  .transform(normalizeSource)
  .describe('the whole Python script, as it stands in its file');

export const log = toText(
  'log',
  'a message, a traceback or the end of a log',
  MAX_LOG_LENGTH,
  'kept',
).describe('the text as it was printed, with the lines before the message where there are any');

/** A scene by its name, which may be left out. */
export function toScene(scenes: readonly SceneEntry[]) {
  const names = scenes.map(({id}) => id);
  return z.enum(names, `\`scene\` is one of ${names.join(', ')}.`).optional();
}

/** A whole number within limits; errors name the argument and its range. */
export function toCount(argument: string, min: number, max: number = Number.MAX_SAFE_INTEGER) {
  const range = max === Number.MAX_SAFE_INTEGER ? `from ${min} on` : `from ${min} to ${max}`;
  const sentence = `\`${argument}\` is a whole number ${range}.`;
  return z.number(sentence).int(sentence).min(min, sentence).max(max, sentence);
}

/** A text that is neither missing, empty nor too long. White space around it is trimmed, unless `space` is `kept`. */
function toText(argument: string, wanted: string, max: number, space: 'cut' | 'kept' = 'cut') {
  const text = z.string(`\`${argument}\` is missing or no text: give ${wanted}.`);
  return (space === 'kept' ? text : text.trim())
    .min(1, `\`${argument}\` is empty: give ${wanted}.`)
    .max(max, `\`${argument}\` is too long: ${max} characters are allowed.`);
}
