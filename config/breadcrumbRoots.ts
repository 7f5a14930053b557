import {PLATFORM_NAMES} from '../lib/platforms';
import type {BreadcrumbRoots} from '../plugins/built-pages/createBreadcrumbFinder';

/** What stands above the pages of a sidebar or folder, on social cards and in breadcrumbs for search engines. */
export const breadcrumbRoots = {
  sidebars: {
    android: {name: PLATFORM_NAMES.android, path: '/docs/android/intro'},
    ios: {name: PLATFORM_NAMES.ios, path: '/docs/ios/intro'},
    windows: {name: PLATFORM_NAMES.windows, path: '/docs/windows/intro'},
    cloud: {name: 'Cloud services', path: '/docs/service/intro'},
    shop: {name: 'Shop', path: '/docs/shop/intro'},
    audio: {name: 'Courses', path: '/docs/teach/intro'},
    about: {name: 'About', path: '/docs/about/us'},
    cookbook: {name: 'Cookbook', path: '/docs/cookbook/'},
    topics: {name: 'Topics', path: '/docs/topics/'},
    tutorial: {name: 'Documentation', path: '/docs/intro'},
  },
  folders: {'/blog': {name: 'Blog', path: '/blog'}},
} satisfies BreadcrumbRoots;
