import type {VersionPlace} from '../../content/findOtherVersion';
import type {OfflinePart} from '../offlineList';
import {toPart} from './toPart';

/** What pages show beside their own files; a manifest and its icons are the system's. */
const FRAME = /^(?:css\/|img\/(?!app\/))/;

/** With which part a file of the built site is kept; undefined when with none, as a page's Markdown copy, a feed or a download. */
export function toFilePart(
  file: string,
  findAssetPart: (file: string) => OfflinePart | undefined,
  otherVersions: readonly VersionPlace[],
): OfflinePart | undefined {
  if (file.startsWith('assets/')) return findAssetPart(file);
  if (file.endsWith('.html')) return toPart(`/${file.replace(/\/?index\.html$/, '')}`, otherVersions);
  return FRAME.test(file) ? 'core' : undefined;
}
