import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type AnnouncementColors, renderColors} from './renderColors';

export type PluginOptions = AnnouncementColors;

const NAME = 'announcement-colors';
const FILE = 'colors.css';

/**
 * Serves the configured colours of the announcement bar (specification, section 2.3) as a style sheet: the stock bar
 * writes them as a style attribute, which the Content-Security-Policy refuses.
 */
export default function announcementColorsPlugin(context: LoadContext, options: PluginOptions): Plugin {
  return {
    name: NAME,
    getClientModules: () => [path.join(context.generatedFilesDir, NAME, 'default', FILE)],
    async contentLoaded({actions}) {
      await actions.createData(FILE, renderColors(options));
    },
  };
}
