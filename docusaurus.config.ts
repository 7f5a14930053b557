import type {Config} from '@docusaurus/types';
import {environment} from './config/environment';
import {future} from './config/future';
import {product} from './config/identity';
import {links} from './config/links';
import {markdown} from './config/markdown';
import {plugins} from './config/plugins';
import {themeConfig} from './config/theme';

const config: Config = {
  title: product.name,
  tagline: product.tagline,
  favicon: 'img/favicon.svg',
  url: environment.siteUrl,
  baseUrl: environment.baseUrl,
  i18n: {defaultLocale: 'en', locales: ['en']},
  // Ours names a wrong base URL on every page, not on the first alone, and within the security policy: plugins/boot-watch.
  baseUrlIssueBanner: false,
  ...links,
  future,
  markdown,
  plugins,
  themes: [['@docusaurus/theme-classic', {customCss: ['./src/css/tokens.css', './src/css/base.css']}]],
  themeConfig,
  clientModules: [
    './src/clientModules/recoverNavigation.ts',
    './src/clientModules/limitPrefetch.ts',
    './src/clientModules/focusNewPage.ts',
    './src/clientModules/holdColorModeInPrint.ts',
    './src/clientModules/pressWithSpace.ts',
  ],
};

export default config;
