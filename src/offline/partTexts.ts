import type {OfflinePart} from '@site/lib/offline/offlineList';
import {PLATFORM_NAMES} from '@site/lib/platforms';

/** The parts that a reader chooses, in their order; `core` comes with each. */
export const CHOICES = ['android', 'ios', 'windows', 'other', 'labs'] as const satisfies OfflinePart[];

/** The parts with the text of the manual. */
export const TEXT_PARTS = ['android', 'ios', 'windows', 'other'] as const satisfies OfflinePart[];

export const PART_NAMES: Readonly<Record<OfflinePart, string>> = {
  core: 'Search and the frame of the pages',
  ...PLATFORM_NAMES,
  other: 'All other pages: guides, topics, cookbook, cloud services, blog',
  labs: 'Labs, and samples that run',
};
