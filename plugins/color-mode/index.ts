import type {Plugin} from '@docusaurus/types';
import {toInlineScript} from '../../lib/boot/toInlineScript';
import {refuseUnknownMode} from './refuseUnknownMode';

export interface PluginOptions {
  defaultMode: 'light' | 'dark';
}

/**
 * Keeps modes that there are not out of the page; see refuseUnknownMode. It stands among the themes, behind the stock
 * one: the scripts of a page have the order of the plugins, and all plugins come before all themes.
 */
export default function colorModePlugin(_context: unknown, {defaultMode}: PluginOptions): Plugin {
  return {
    name: 'color-mode',
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', innerHTML: toInlineScript(refuseUnknownMode, defaultMode)}],
    }),
  };
}
