import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {toInlineScript} from '../../lib/boot/toInlineScript';
import {watchBoot} from './watchBoot';

const BANNER = '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js';

/** Puts the watch over a page's first scripts into every built page, in the place of the stock banner; see watchBoot. */
export default function bootWatchPlugin(): Plugin {
  return {
    name: 'boot-watch',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: toInlineScript(watchBoot)}]}),
    configureWebpack: () => ({
      resolve: {alias: {[require.resolve(BANNER)]: path.resolve(__dirname, 'noBanner.ts')}},
    }),
  };
}
