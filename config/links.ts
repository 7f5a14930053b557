import type {Config} from '@docusaurus/types';
import {environment} from './environment';

/** What a link that leads nowhere and an address that two pages claim do to the build (specification, section 8). */
export const links = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: environment.strictLinks ? 'throw' : 'warn',
  onDuplicateRoutes: environment.strictLinks ? 'throw' : 'warn',
} satisfies Partial<Config>;
