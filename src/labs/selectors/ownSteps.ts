import {parseSteps} from '@site/lib/recorder/parseSteps';
import type {RecordedPlatform, RecordedStep} from '@site/lib/recorder/recordedStep';

export type OwnSteps = Readonly<Record<RecordedPlatform, readonly RecordedStep[]>>;

/** For as long as the tab lives, also where the browser stores nothing. */
let kept: OwnSteps | undefined;

/** The steps that the reader has chosen in this tab. */
export function readOwnSteps(): OwnSteps {
  return kept ?? {android: readStored('android'), ios: readStored('ios')};
}

/** Keeps the steps until the tab is closed: a phone may drop a tab while its reader takes the next dump in another app. */
export function keepOwnSteps(steps: OwnSteps): void {
  kept = steps;
  try {
    for (const platform of ['android', 'ios'] as const)
      sessionStorage.setItem(toKey(platform), JSON.stringify(steps[platform]));
  } catch {
    // Refused or full: then they are kept until a reload.
  }
}

function readStored(platform: RecordedPlatform): readonly RecordedStep[] {
  try {
    return parseSteps(sessionStorage.getItem(toKey(platform)) ?? '') ?? [];
  } catch {
    return [];
  }
}

function toKey(platform: RecordedPlatform): string {
  return `own-script-${platform}`;
}
