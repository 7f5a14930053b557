import type {Plugin} from '@docusaurus/types';
import {toInlineScript} from '../../lib/boot/toInlineScript';
import {refuseUnknownMode} from './refuseUnknownMode';

export interface PluginOptions {
  defaultMode: 'light' | 'dark';
}

/**
 * Replaces unknown colour modes by the default (refuseUnknownMode). It is listed among the themes, after the stock one, whose script
 * must run first: scripts are in the order of plugins, and all plugins come before all themes.
 */
export default function colorModePlugin(_context: unknown, {defaultMode}: PluginOptions): Plugin {
  return {
    name: 'color-mode',
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', innerHTML: toInlineScript(refuseUnknownMode, defaultMode)}],
    }),
  };
}
