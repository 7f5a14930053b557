import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toInlineScript} from '../../lib/boot/toInlineScript';
import {forgetOldDismissal} from './forgetOldDismissal';
import {type AnnouncementColors, renderColors} from './renderColors';

export interface PluginOptions extends AnnouncementColors {
  /** Changes with the content of the announcement. Not `id`: Docusaurus reads an option `id` as the plugin's instance id. */
  announcementId: string;
}

const NAME = 'announcement-bar';
const FILE = 'colors.css';

/**
 * Serves the configured colours of the announcement bar (tests/SPEC.md 2.3) as a style sheet: the stock bar
 * writes them as a style attribute, which the Content-Security-Policy refuses. Readers who
 * closed the announcement before see a new one (forgetOldDismissal).
 */
export default function announcementBarPlugin(context: LoadContext, options: PluginOptions): Plugin {
  return {
    name: NAME,
    getClientModules: () => [path.join(context.generatedFilesDir, NAME, 'default', FILE)],
    // In the head: the theme reads the dismissal in a script at the beginning of the body.
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: toInlineScript(forgetOldDismissal, options.announcementId)}],
    }),
    async contentLoaded({actions}) {
      await actions.createData(FILE, renderColors(options));
    },
  };
}
