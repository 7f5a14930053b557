import {isRecord} from '../validation/isRecord';
import {isConfidence} from './confidence';
import type {Verified} from './validateFrontMatter';

/** The field `verified` of a page's front matter, which the build has validated; undefined on pages without one. */
export function readVerified({verified}: Readonly<Record<string, unknown>>): Verified | undefined {
  if (!isRecord(verified)) return undefined;
  const {source, date, confidence, note} = verified;
  if (typeof source !== 'string' || typeof date !== 'string' || !isConfidence(confidence)) return undefined;
  return {source, date, confidence, ...(typeof note === 'string' && {note})};
}
