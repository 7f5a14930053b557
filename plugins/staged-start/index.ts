import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {toInlineScript} from '../../lib/boot/toInlineScript';
import {keepPresses} from './keepPresses';
import {layOutInParts} from './layOutInParts';

/** Modules of Docusaurus that change the whole page right after it has started, and what takes their places. */
const REPLACED = [
  {stock: require.resolve('@docusaurus/core/lib/client/browserContext.js'), ours: 'browserContext.tsx'},
  // The package names no file of its own but its first one.
  {
    stock: path.join(require.resolve('@docusaurus/theme-common'), '../hooks/useWindowSize.js'),
    ours: 'useWindowSize.ts',
  },
];

/**
 * Lets the scripts of a built page start in steps, between which the browser paints and answers (clientEntry), and keeps
 * what is pressed until then (keepPresses); a long page is laid out in steps too (layOutInParts). Under `npm run dev` the
 * stock entry stays, which replaces modules as they are edited.
 */
export default function stagedStartPlugin(): Plugin {
  const inFolder = (name: string) => path.resolve(__dirname, name);
  const alias = Object.fromEntries(REPLACED.map(({stock, ours}) => [stock, inFolder(ours)]));
  return {
    name: 'staged-start',
    injectHtmlTags: () => ({
      headTags: [keepPresses, layOutInParts].map((run) => ({
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
