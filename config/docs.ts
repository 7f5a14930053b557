import type {Options} from '@docusaurus/plugin-content-docs';

export const docs = {
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  showLastUpdateTime: true,
  breadcrumbs: true,
  versions: {current: {label: 'Latest'}},
} satisfies Options;
