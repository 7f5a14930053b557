import type {ThemeConfig} from '@docusaurus/theme-common';
import {checkNavbarItems} from '../lib/navigation/checkNavbarItems';
import {externalLinks, product} from './identity';

/** The top bar, in the order of tests/SPEC.md 2.3. */
export const navbar = {
  title: product.name,
  hideOnScroll: true,
  logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28},
  items: [
    {type: 'docSidebar', sidebarId: 'android', label: 'Android', position: 'left'},
    {type: 'docSidebar', sidebarId: 'ios', label: 'iOS', position: 'left'},
    {type: 'docSidebar', sidebarId: 'windows', label: 'Windows', position: 'left'},
    {to: '/videos', label: 'Videos', position: 'left'},
    {to: '/shop', label: 'Shop', position: 'left'},
    {
      type: 'dropdown',
      label: 'Cloud services',
      position: 'left',
      items: [
        {label: 'Cloud control', to: '/docs/service/cloud/intro'},
        {label: 'Cloud database', to: '/docs/service/db'},
      ],
    },
    {label: externalLinks.forum.label, href: externalLinks.forum.href, position: 'left'},
    {type: 'docSidebar', sidebarId: 'about', label: 'About', position: 'left'},
    {label: externalLinks.developerLogin.label, href: externalLinks.developerLogin.href, position: 'right'},
    {type: 'localeDropdown', position: 'right'},
    {type: 'docsVersionDropdown', position: 'right', dropdownActiveClassDisabled: true},
    {type: 'search', position: 'right'},
  ],
} satisfies ThemeConfig['navbar'];

checkNavbarItems('config/navbar.ts', navbar.items);
