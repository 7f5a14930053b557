import type {Plugin} from '@docusaurus/types';
import {watchBoot} from '../../lib/boot/watchBoot';

/** Puts the watch over a page's first scripts into every built page; see watchBoot. */
export default function bootWatchPlugin(): Plugin {
  return {
    name: 'boot-watch',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: `(${watchBoot})()`}]}),
  };
}
