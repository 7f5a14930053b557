import type {PluginConfig} from '@docusaurus/types';
import type {PluginOptions as ColorModeOptions} from '../plugins/color-mode/index';
import {themeConfig} from './theme';

/** The stock theme with our style sheets, and what must come after its scripts. */
export const themes: PluginConfig[] = [
  [
    '@docusaurus/theme-classic',
    {customCss: ['./src/css/tokens.css', './src/css/print.css', './src/css/base.css']},
  ],
  [
    './plugins/color-mode/index.ts',
    {defaultMode: themeConfig.colorMode.defaultMode} satisfies ColorModeOptions,
  ],
];
