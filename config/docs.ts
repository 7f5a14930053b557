import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Options} from '@docusaurus/plugin-content-docs';
import {toVersionOptions} from '../lib/content/toVersionOptions';
import {environment} from './environment';

export const docs = {
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  showLastUpdateTime: true,
  breadcrumbs: true,
  ...toVersionOptions(readFrozen(), environment.historyMode),
} satisfies Options;

/** The names in the file that `docusaurus docs:version` writes; Docusaurus itself checks it. */
function readFrozen(): string[] {
  const file = path.resolve(__dirname, '../versions.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
