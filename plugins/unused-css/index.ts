import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {dependOn} from './dependOn';
import {dropNotChosen} from './dropNotChosen';
import {removeUnused} from './removeUnused';
import {INFIMA, THEME} from './sheets';

/** Files that may name a class: our own, and those of the theme and its dependencies. */
const SOURCES = [
  '{src,lib,plugins,config}/**/*.{ts,tsx}',
  'node_modules/@docusaurus/{theme-classic,theme-common,core,plugin-content-docs,plugin-content-blog}/lib/**/*.js',
];

/** The style sheets besides Infima. */
const STYLES = ['src/**/*.css', 'node_modules/@docusaurus/theme-{classic,common}/lib/**/*.css'];

// The theme builds these names from parts, so that a search for whole names misses them.
const PUT_TOGETHER = [/^admonition/, /^theme-/, /^docs-/, /^blog-/, /^plugin-/, /^contains-task-list$/];

// The menu of narrow screens is ours (src/components/MobileSidebar) but for its head and its way back; the blog's archive
// is too, with neither columns nor a band above it; and so are all hues of notes (src/css/base.css). Text that is cut to
// a line is lost to those who zoom (WCAG 1.4.4, 1.4.12).
const REPLACED = [
  /^navbar-sidebar(?!__(?:brand|close|back)$)/,
  /^hero/,
  /^col--4$/,
  /^text--truncate$/,
  /^alert--/,
];

/** Names of the theme's code for what this site's configuration does not choose: dark bars, tabs over the whole width. */
const NOT_CHOSEN = [
  /^navbar--(?:dark|primary)$/,
  /^footer--dark$/,
  /^tabs--block$/,
  /^avatar__photo/,
  /^button--active$/,
  /^col--offset-2$/,
  /^padding--lg$/,
];

/**
 * Parts of the theme that this site does not choose: pictures, links elsewhere and pages of the blog's authors
 * (tests/content/authors.test.ts), a link behind the footer's logo, a dark navbar, posts grouped by years,
 * text from right to left, the theme's message of a crash; a class in the styles of the table of contents that no element
 * has; and labels of the sidebar that are cut after two lines, which loses text to those who enlarge it (WCAG 1.4.4). The theme's margin of the arrow goes with them: Infima's own keeps the arrow at the end of the line.
 */
const PARTS_NOT_CHOSEN = [
  /Svg\b/,
  /\.authorSocial(?:Link|Icon)\b/,
  /\.authorImage\b/,
  /\.imageOnly/,
  /\.author-as-h1\b/,
  /\.footerLogoLink\b/,
  /\.darkNavbarColorModeToggle\b/,
  /\.yearGroupHeading\b/,
  /^\.docItemContainer$/,
  /\.errorBoundaryFallback\b/,
  /\.(?:l|categoryL)inkLabel\b/,
  /menu__link--sublist-caret/,
  /\[dir=['"]?rtl/,
];

/**
 * Parts of Infima that no page has: a note with a button that closes it, pictures that text flows around, and stripes in tables,
 * with which the head has its colour from another rule.
 */
const FRAME_NOT_CHOSEN = [/^\.alert \.close/, /^img\[align/, /^table (?:thead|tr:nth-child\(2n\))$/];

/**
 * Drops the rules of Infima that no page uses, which are most of it (ARCHITECTURE.md, Decisions). Not under `npm run dev`: there a
 * class may be used for the first time while the sheet is already loaded.
 */
export default function unusedCssPlugin({siteDir}: LoadContext): Plugin {
  const list = (patterns: readonly string[]) => Globby.sync([...patterns], {cwd: siteDir, absolute: true});
  const styles = list(STYLES);
  const purge = removeUnused({
    content: SOURCES.map((source) => path.join(siteDir, source)),
    styles: styles.map((file) => readFileSync(file, 'utf8')),
    safelist: {standard: PUT_TOGETHER, greedy: [/data-theme/]},
    blocklist: [...REPLACED, ...NOT_CHOSEN],
  });
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'unused-css',
    configurePostCss: (options) => ({
      ...options,
      // Otherwise a configuration is searched for each style sheet, under 20 names in every folder above it.
      config: false,
      plugins: [
        ...options.plugins,
        dropNotChosen(INFIMA, FRAME_NOT_CHOSEN),
        ...(isBuild ? [purge, dependOn([...list(SOURCES), ...styles], INFIMA)] : []),
        dropNotChosen(THEME, PARTS_NOT_CHOSEN),
        dependOn([__filename], THEME),
      ],
    }),
  };
}
