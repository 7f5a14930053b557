import type {Footer} from '@docusaurus/theme-common';
import {checkFooterColumns} from '../lib/navigation/checkFooterColumns';
import {communityGroups, type ExternalLink, externalLinks, product} from './identity';

/** The foot of every page, in the order of tests/SPEC.md 2.3. */
export const footer = {
  style: 'light',
  logo: {alt: product.name, src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 36, height: 36},
  links: [
    {
      title: 'Legal',
      items: [
        {label: 'Developer agreement', to: '/docs/about/doc/devprotocol'},
        {label: 'Disclaimer', to: '/docs/about/doc/disclaimers'},
        {label: 'Privacy policy', to: '/docs/about/doc/privacypolicy'},
        {label: 'User agreement', to: '/docs/about/doc/userprotocol'},
      ],
    },
    {
      title: 'Friendly links',
      items: [externalLinks.python, externalLinks.packageIndex, externalLinks.partner].map(toFooterItem),
    },
    {
      title: 'Community',
      items: [
        ...[externalLinks.forum, externalLinks.officialSite].map(toFooterItem),
        ...communityGroups.map(({label, number}) => ({
          html: `${label}: ${number}`,
        })),
      ],
    },
    {
      title: 'Read on',
      items: [
        {label: 'Documentation', to: '/docs/intro'},
        {label: 'Blog', to: '/blog'},
        {label: 'Shop', to: '/shop'},
        {label: 'Plug-ins', to: '/plug'},
        {label: 'HID boards', to: '/hidboard'},
        {label: 'Cloud phones', to: '/vmos'},
        {label: 'Cookbook', to: '/docs/cookbook/'},
        {label: 'Labs', to: '/lab'},
        {label: 'Search', to: '/search'},
        {label: 'Keep offline', to: '/offline'},
      ],
    },
  ],
  copyright: product.copyright,
} satisfies Footer;

checkFooterColumns('config/footer.ts', footer.links);

function toFooterItem({label, href}: ExternalLink) {
  return {label, href};
}
