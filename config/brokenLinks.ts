import type {Config} from '@docusaurus/types';
import {environment} from './environment';

/** What a link that leads nowhere and a path that two pages claim do to the build (tests/SPEC.md 8). */
export const brokenLinks = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: environment.strictLinks ? 'throw' : 'warn',
  onDuplicateRoutes: environment.strictLinks ? 'throw' : 'warn',
} satisfies Partial<Config>;
