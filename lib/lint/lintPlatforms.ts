import {PLATFORM_NAMES} from '../platforms';
import type {Lint} from './lint';
import {listPlatforms} from './listPlatforms';
import {reportAt} from './reportAt';

/** Where the counterpart of a call is found. */
export const PLATFORMS_PAGE = '/docs/reference/platforms#all';

/** Finds packages of a second platform; the device has only its own. */
export const lintPlatforms: Lint = (input) => {
  const [first, ...others] = listPlatforms(input.script);
  return others.map(({platform, node}) =>
    reportAt(
      node,
      {
        severity: 'error',
        rule: 'two-platforms',
        message: `\`ascript.${platform}\` is for ${PLATFORM_NAMES[platform]}, and the script imports \`ascript.${first?.platform}\` before: use the calls of one platform.`,
        why: 'A device has only its own package: the other import ends the script.',
      },
      input,
      PLATFORMS_PAGE,
    ),
  );
};
