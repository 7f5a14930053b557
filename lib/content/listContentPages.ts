import type {VersionPlace} from './findOtherVersion';

/** What Docusaurus' content plugins have loaded, by the name and the id of the plugin. */
export type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A page in Markdown or MDX. */
export interface WrittenPage {
  kind: 'doc' | 'post' | 'page';
  /** Path of the source from the root of the project. */
  file: string;
  /** Path within the site, without the base URL. */
  path: string;
  title: string;
  description: string;
  /** Further words for the search: the sidebar label and the keywords of the front matter. */
  keywords: readonly string[];
  /** Questions that the page answers, in readers' words; from the front matter. */
  questions: readonly string[];
  /** The whole front matter. */
  frontMatter: Readonly<Record<string, unknown>>;
}

/** A page that is a React component, whose content Docusaurus does not know. */
export interface ComponentPage {
  file: string;
  path: string;
}

/** Whether a page belongs to the docs, not to the blog or to `src/pages`. */
export function isDoc({kind}: WrittenPage): boolean {
  return kind === 'doc';
}

export interface ContentPages {
  /** Of docs with several versions, those of the version that readers see first. */
  written: readonly WrittenPage[];
  components: readonly ComponentPage[];
  /** Versions of the docs that a reader has to choose: nothing but themselves leads to their pages. */
  otherVersions: readonly OtherVersion[];
}

export interface OtherVersion extends VersionPlace {
  label: string;
  pages: readonly WrittenPage[];
}

/** The metadata of a written page, as far as it is read here. */
interface PageMetadata {
  source: string;
  permalink: string;
  title?: string;
  description?: string;
  unlisted: boolean;
  frontMatter: object;
}

/** The narrowest shape of what plugin-content-docs exports as its `LoadedContent`. */
export interface DocsContent {
  loadedVersions: readonly {
    label: string;
    path: string;
    isLast: boolean;
    docs: readonly PageMetadata[];
  }[];
}

/** The narrowest shape of what plugin-content-blog exports as its `BlogContent`. */
export interface BlogContent {
  blogPosts: readonly {metadata: PageMetadata}[];
}

/** The narrowest shape of what plugin-content-pages exports as its `LoadedContent`. */
export type PagesContent =
  | readonly ((PageMetadata & {type: 'mdx'}) | {type: 'jsx'; source: string; permalink: string})[]
  | null;

const listed = new WeakMap<AllContent, ContentPages>();

/**
 * The pages that readers can find, as Docusaurus has loaded them: without drafts and unlisted pages. What the site says of its
 * pages (search, problems, recipes, glossary, reference, lists for assistants) comes from `written`, so it speaks of one version
 * of the docs. Plugins that ask for the same content get the same lists.
 */
export function listContentPages(allContent: AllContent, baseUrl: string): ContentPages {
  const pages = listed.get(allContent) ?? toContentPages(allContent, baseUrl);
  listed.set(allContent, pages);
  return pages;
}

function toContentPages(allContent: AllContent, baseUrl: string): ContentPages {
  const toPage = createPageReader(baseUrl);
  // Docusaurus types the content of other plugins as unknown; listContentPages.test.ts holds these shapes to its types.
  const docs = contentsOf(allContent, 'docusaurus-plugin-content-docs') as DocsContent[];
  const blogs = contentsOf(allContent, 'docusaurus-plugin-content-blog') as BlogContent[];
  const pages = (contentsOf(allContent, 'docusaurus-plugin-content-pages') as PagesContent[]).flatMap(
    (content) => content ?? [],
  );
  const versions = docs.flatMap(({loadedVersions}) => loadedVersions);
  const toDocs = (version: (typeof versions)[number]) =>
    version.docs.flatMap((doc) => toPage('doc', doc)).sort(byFile);
  return {
    written: [
      ...versions.filter(({isLast}) => isLast).flatMap(toDocs),
      ...blogs
        .flatMap(({blogPosts}) => blogPosts.flatMap(({metadata}) => toPage('post', metadata)))
        .sort(byFile),
      ...pages.flatMap((page) => (page.type === 'mdx' ? toPage('page', page) : [])).sort(byFile),
    ],
    components: pages
      .flatMap(({type, source, permalink}) =>
        type === 'jsx' ? [{file: toFile(source), path: dropBaseUrl(permalink, baseUrl)}] : [],
      )
      .sort(byFile),
    otherVersions: versions
      .filter(({isLast}) => !isLast)
      .map((version) => ({
        label: version.label,
        path: dropBaseUrl(version.path, baseUrl),
        pages: toDocs(version),
      })),
  };
}

function createPageReader(baseUrl: string) {
  return (kind: WrittenPage['kind'], metadata: PageMetadata): WrittenPage[] => {
    if (metadata.unlisted) return [];
    const {source, permalink, title = '', description = '', frontMatter} = metadata;
    const {sidebar_label: label, keywords, questions}: Record<string, unknown> = {...frontMatter};
    return [
      {
        kind,
        file: toFile(source),
        path: dropBaseUrl(permalink, baseUrl),
        title,
        description,
        keywords: toTexts([label, keywords]),
        questions: toTexts([questions]),
        frontMatter: {...frontMatter},
      },
    ];
  };
}

function toTexts(values: readonly unknown[]): string[] {
  return values.flat().filter((value) => typeof value === 'string');
}

function contentsOf(allContent: AllContent, plugin: string): unknown[] {
  return Object.values(allContent[plugin] ?? {});
}

/** Removes the alias `@site`, by which Docusaurus names the root of the site. */
function toFile(source: string): string {
  return source.replace(/^@site\//, '');
}

function dropBaseUrl(permalink: string, baseUrl: string): string {
  return `/${permalink.slice(baseUrl.length)}`;
}

function byFile(a: {file: string}, b: {file: string}): number {
  return a.file < b.file ? -1 : 1;
}
