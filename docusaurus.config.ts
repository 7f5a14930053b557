import type {Config} from '@docusaurus/types';
import {brokenLinks} from './config/brokenLinks';
import {environment} from './config/environment';
import {future} from './config/future';
import {product} from './config/identity';
import {markdown} from './config/markdown';
import {plugins} from './config/plugins';
import {themeConfig} from './config/theme';
import {themes} from './config/themes';

const config: Config = {
  title: product.name,
  tagline: product.tagline,
  favicon: 'img/favicon.svg',
  url: environment.siteUrl,
  baseUrl: environment.baseUrl,
  i18n: {defaultLocale: 'en', locales: ['en']},
  // Ours names a wrong base URL on every page, not on the first alone, and within the security policy: plugins/boot-watch.
  baseUrlIssueBanner: false,
  ...brokenLinks,
  future,
  markdown,
  plugins,
  themes,
  themeConfig,
  headTags: [
    {
      tagName: 'noscript',
      attributes: {},
      innerHTML: `<link rel="stylesheet" href="${environment.baseUrl}css/without-scripts.css">`,
    },
  ],
  clientModules: [
    './src/clientModules/repairUrl.ts',
    './src/clientModules/keepNotFound.ts',
    './src/clientModules/recoverNavigation.ts',
    './src/clientModules/limitPrefetch.ts',
    './src/clientModules/restoreScroll.ts',
    './src/clientModules/focusNewPage.ts',
    './src/clientModules/holdColorModeInPrint.ts',
    './src/clientModules/pressWithSpace.ts',
    './src/clientModules/catchUpStorage.ts',
    './src/clientModules/updateCopy.ts',
    './src/clientModules/surviveTranslation.ts',
  ],
};

export default config;
