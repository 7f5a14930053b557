import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {PluginConfig} from '@docusaurus/types';
import {createReferenceStore} from '../lib/api/createReferenceStore';
import {type RemarkApiOptions, remarkApi} from '../lib/api/remarkApi';
import {rehypeCodeBlocks} from '../lib/code/rehypeCodeBlocks';
import {rehypeNameBreaks} from '../lib/code/rehypeNameBreaks';
import {remarkFailures} from '../lib/failures/remarkFailures';
import {createGlossaryStore} from '../lib/glossary/createGlossaryStore';
import {type RemarkGlossaryOptions, remarkGlossary} from '../lib/glossary/remarkGlossary';
import {type RemarkParsedTreeOptions, remarkParsedTree} from '../lib/mdx/remarkParsedTree';
import {remarkScreenPictures} from '../lib/phone/picture/remarkScreenPictures';
import {rehypeChinese} from '../lib/text/rehypeChinese';
import type {PluginOptions as AnnouncementBarOptions} from '../plugins/announcement-bar/index';
import type {PluginOptions as ApiReferenceOptions} from '../plugins/api-reference/index';
import type {PluginOptions as BuiltPagesOptions} from '../plugins/built-pages/index';
import type {PluginOptions as GlossaryOptions} from '../plugins/glossary/index';
import type {PluginOptions as OfflineOptions} from '../plugins/offline/index';
import type {PluginOptions as PhoneEngineOptions} from '../plugins/phone-engine/index';
import type {PluginOptions as ProblemsOptions} from '../plugins/problems/index';
import type {PluginOptions as SearchIndexOptions} from '../plugins/search-index/index';
import type {PluginOptions as SecurityTxtOptions} from '../plugins/security-txt/index';
import {announcementBar} from './announcement';
import {assistants} from './assistants';
import {blog} from './blog';
import {breadcrumbRoots} from './breadcrumbRoots';
import {docs} from './docs';
import {environment} from './environment';
import {externalLinks} from './identity';
import {pageTrees, readPages} from './pageSources';
import {hostedSearch} from './search';
import {securityPolicy} from './security';
import {securityContact} from './securityContact';

const store = createReferenceStore();
const glossaryStore = createGlossaryStore();
const content = {
  beforeDefaultRemarkPlugins: [
    [remarkParsedTree, {trees: pageTrees} satisfies RemarkParsedTreeOptions],
    // Before the stock plugins, which take the ids of headings out of the text.
    remarkFailures,
  ],
  remarkPlugins: [
    [remarkApi, {store} satisfies RemarkApiOptions],
    [remarkGlossary, {store: glossaryStore} satisfies RemarkGlossaryOptions],
    remarkScreenPictures,
  ],
  rehypePlugins: [rehypeCodeBlocks, rehypeNameBreaks, rehypeChinese],
};
const {id: announcementId, backgroundColor, textColor} = announcementBar;

export const plugins: PluginConfig[] = [
  ['@docusaurus/plugin-content-docs', {...docs, ...content}],
  ['@docusaurus/plugin-content-blog', {...blog, ...content}],
  ['@docusaurus/plugin-content-pages', {...content} satisfies PagesOptions],
  ['@docusaurus/plugin-sitemap', {lastmod: 'date'} satisfies SitemapOptions],
  [
    './plugins/announcement-bar/index.ts',
    {announcementId, backgroundColor, textColor} satisfies AnnouncementBarOptions,
  ],
  ['./plugins/api-reference/index.ts', {store, readPages} satisfies ApiReferenceOptions],
  './plugins/agent-skill/index.ts',
  './plugins/boot-watch/index.ts',
  './plugins/catalogue/index.ts',
  './plugins/code-blocks/index.ts',
  ['./plugins/glossary/index.ts', {store: glossaryStore} satisfies GlossaryOptions],
  './plugins/lazy-compilation/index.ts',
  './plugins/lazy-routes/index.ts',
  './plugins/lazy-styles/index.ts',
  './plugins/lean-bundle/index.ts',
  [
    './plugins/offline/index.ts',
    {mode: environment.offline, logo: 'static/img/logo.svg'} satisfies OfflineOptions,
  ],
  './plugins/open-search/index.ts',
  ['./plugins/phone-engine/index.ts', {readPages} satisfies PhoneEngineOptions],
  ['./plugins/problems/index.ts', {readPages} satisfies ProblemsOptions],
  './plugins/recipes/index.ts',
  ['./plugins/search-index/index.ts', {readPages, hosted: hostedSearch} satisfies SearchIndexOptions],
  ['./plugins/security-txt/index.ts', {contact: securityContact} satisfies SecurityTxtOptions],
  './plugins/site-zip/index.ts',
  './plugins/staged-start/index.ts',
  './plugins/third-party-notices/index.ts',
  './plugins/unused-css/index.ts',
  [
    './plugins/built-pages/index.ts',
    {
      policy: securityPolicy,
      roots: breadcrumbRoots,
      logo: 'img/logo.svg',
      sameAs: [externalLinks.officialSite.href],
      store,
      assistants,
      offline: environment.offline,
    } satisfies BuiltPagesOptions,
  ],
];
