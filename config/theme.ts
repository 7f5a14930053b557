import type {UserThemeConfig} from '@docusaurus/theme-common';
import {announcementBar} from './announcement';
import {footer} from './footer';
import {navbar} from './navbar';

export const themeConfig = {
  announcementBar,
  navbar,
  footer,
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {sidebar: {hideable: true, autoCollapseCategories: true}, versionPersistence: 'localStorage'},
  // Its years would be headings before the first heading of the page.
  blog: {sidebar: {groupByYear: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  // Code is highlighted at build time (lib/code); an empty theme keeps Prism's colours out of the bundle.
  prism: {theme: {plain: {}, styles: []}},
} satisfies UserThemeConfig;
