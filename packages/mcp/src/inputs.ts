import * as z from 'zod';
import {PLATFORMS} from '../../../lib/platforms';

/** Characters of a script; the longest of the site has 4 000. */
export const MAX_SCRIPT_LENGTH = 100_000;
const MAX_QUERY_LENGTH = 200;
const MAX_NAME_LENGTH = 200;
const MAX_PATH_LENGTH = 300;

export const platform = z
  .enum(PLATFORMS)
  .optional()
  .describe('android, ios or windows; all when it is missing');

export const query = z
  .string()
  .trim()
  .min(1)
  .max(MAX_QUERY_LENGTH)
  .describe('a few words, or a name such as FindColors.find');

export const name = z
  .string()
  .trim()
  .min(1)
  .max(MAX_NAME_LENGTH)
  .describe(
    'a full name (ascript.android.screen.FindColors.find), a name in a module (FindColors.find) or its last part (find)',
  );

export const pagePath = z
  .string()
  .trim()
  .min(1)
  .max(MAX_PATH_LENGTH)
  .describe('path or address of a page: /docs/android/api/screen/findcolors');

export const script = z
  .string()
  .min(1)
  .max(MAX_SCRIPT_LENGTH)
  .describe('the whole Python script, as it stands in its file');
