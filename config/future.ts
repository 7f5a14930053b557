import {existsSync} from 'node:fs';
import type {Config} from '@docusaurus/types';
import {environment} from './environment';

export const future = {
  faster: true,
  experimental_router: environment.historyMode,
  // Dates of last change come from git; a copy of the sources without it still builds, without dates.
  experimental_vcs: existsSync('.git'),
  // One by one: `v4: true` would also switch on siteStorageNamespacing, which renames the storage key `theme`
  // that tests/SPEC.md 7 fixes.
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: true,
    siteStorageNamespacing: false,
    fasterByDefault: true,
    mdx1CompatDisabledByDefault: true,
  },
} satisfies Config['future'];
