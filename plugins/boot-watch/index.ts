import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {toInlineScript} from '../../lib/boot/toInlineScript';
import {watchBoot} from './watchBoot';

const BANNER = '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js';

/** Adds watchBoot to every built page; it also replaces the stock banner for a wrong base URL. */
export default function bootWatchPlugin(): Plugin {
  return {
    name: 'boot-watch',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: toInlineScript(watchBoot)}]}),
    configureWebpack: () => ({
      resolve: {alias: {[require.resolve(BANNER)]: path.resolve(__dirname, 'noBanner.ts')}},
    }),
  };
}
