import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {toInlineScript} from '../../lib/boot/toInlineScript';
import {deferLayout} from './deferLayout';
import {replayPresses} from './replayPresses';

/** Modules of Docusaurus that re-render most of the page right after hydration, and our replacements. */
const REPLACED = [
  {stock: require.resolve('@docusaurus/core/lib/client/browserContext.js'), ours: 'browserContext.tsx'},
  // The package exports only its entry.
  {
    stock: path.join(require.resolve('@docusaurus/theme-common'), '../hooks/useWindowSize.js'),
    ours: 'useWindowSize.ts',
  },
];

/**
 * Starts the scripts of a built page in several tasks, so that the browser can paint and respond between them (clientEntry).
 * What is pressed before hydration is replayed after it (replayPresses), and a long page is laid out in portions
 * (deferLayout). Under `npm run dev` the stock entry stays, because it supports hot reloading.
 */
export default function stagedStartPlugin(): Plugin {
  const inFolder = (name: string) => path.resolve(__dirname, name);
  const alias = Object.fromEntries(REPLACED.map(({stock, ours}) => [stock, inFolder(ours)]));
  return {
    name: 'staged-start',
    injectHtmlTags: () => ({
      headTags: [replayPresses, deferLayout].map((run) => ({
        tagName: 'script',
        innerHTML: toInlineScript(run),
      })),
    }),
    configureWebpack: (config, isServer) => ({
      resolve: {alias},
      ...(isServer || config.mode !== 'production' ? {} : {entry: inFolder('clientEntry.ts')}),
    }),
  };
}
