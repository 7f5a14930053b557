import type {Config} from '@docusaurus/types';

/** The stock engine over generated pages, as fast as it can be configured. */
export default {
  title: 'Stock',
  url: 'https://docs.example',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {format: 'mdx', hooks: {onBrokenMarkdownLinks: 'ignore'}},
  future: {v4: true, faster: true, experimental_vcs: false},
  plugins: [
    ['@docusaurus/plugin-content-docs', {sidebarPath: './sidebars.ts'}],
    '@docusaurus/plugin-sitemap',
  ],
  themes: ['@docusaurus/theme-classic'],
  themeConfig: {
    navbar: {
      title: 'Stock',
      items: [
        {type: 'docSidebar', sidebarId: 'android', label: 'Android'},
        {type: 'docSidebar', sidebarId: 'ios', label: 'iOS'},
        {type: 'docSidebar', sidebarId: 'windows', label: 'Windows'},
      ],
    },
  },
} satisfies Config;
