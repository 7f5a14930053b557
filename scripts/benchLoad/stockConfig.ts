import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {PLATFORM_NAMES, PLATFORMS} from '../../lib/platforms';

/** The site with which this one is compared: the stock theme over the pages that `writeStockSite.ts` has written. */
const config: Config = {
  title: 'AScript',
  url: 'https://example.com',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {format: 'detect', hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},
  future: {v4: true, faster: true},
  plugins: [
    [
      require.resolve('@docusaurus/plugin-content-docs'),
      {sidebarPath: path.join(__dirname, 'stockSidebars.ts')},
    ],
    require.resolve('@docusaurus/plugin-content-pages'),
  ],
  themes: [require.resolve('@docusaurus/theme-classic')],
  themeConfig: {
    navbar: {
      title: 'AScript',
      items: PLATFORMS.map((platform) => ({
        type: 'docSidebar',
        sidebarId: platform,
        label: PLATFORM_NAMES[platform],
      })),
    },
    footer: {style: 'light', copyright: 'AScript'},
  },
};

export default config;
