import type {Roots} from '../plugins/built-pages/createTrailFinder';
import {platformNames} from './platforms';

/** What stands above the pages of a sidebar or folder, on social cards and in breadcrumbs for search engines. */
export const roots = {
  sidebars: {
    android: {name: platformNames.android, path: '/docs/android/intro'},
    ios: {name: platformNames.ios, path: '/docs/ios/intro'},
    windows: {name: platformNames.windows, path: '/docs/windows/intro'},
    cloud: {name: 'Cloud services', path: '/docs/service/intro'},
    shop: {name: 'Shop', path: '/docs/shop/intro'},
    audio: {name: 'Courses', path: '/docs/teach/intro'},
    about: {name: 'About', path: '/docs/about/us'},
    tutorial: {name: 'Documentation', path: '/docs/intro'},
  },
  folders: {'/blog': {name: 'Blog', path: '/blog'}},
} satisfies Roots;
