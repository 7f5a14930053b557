import type {List, Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {jsxAttribute} from '../mdx/jsxAttribute';
import {toFlowElement, toImport, toTextElement} from '../mdx/mdxNodes';
import {toSourcePath} from '../mdx/toSourcePath';
import {toApiTag} from './collectApiTags';
import {createEntryPlanner} from './createEntryPlanner';
import type {ReferenceStore} from './createReferenceStore';
import {
  API_REFERENCE,
  MATRIX_FILE,
  toCounterpartsFile,
  toEntryFile,
  toEntryId,
  toIndexFile,
  toLinkFile,
} from './entryFiles';
import {findMention} from './findMention';
import {findPrivateTypes} from './findPrivateTypes';
import type {ApiSymbol} from './model';
import {TODAY_NOTE, toGoneNote} from './noteToday';
import {findTagged, resolveApiTag} from './resolveApiTag';
import {toEntryElements} from './toEntryElements';

export interface RemarkApiOptions {
  /** Filled by the plugin api-reference. */
  store: ReferenceStore;
}

/** Pages with at least this many entries begin with a list of them. */
const MIN_LISTED = 8;
/** From this many on the list is folded: on a phone it would fill the screen, and more. */
const MIN_FOLDED = 40;

/**
 * Turns `<Api name>` and `<ApiModule name>` into entries of the reference, and symbols that stand in prose as code into links with
 * a card; ends a page with its counterparts on other platforms. Their data are modules that the plugin api-reference writes, so
 * that an edited stub refreshes the pages that show it. A page of another docs version stays readable when its calls are gone.
 */
export function remarkApi({store}: RemarkApiOptions) {
  return (tree: Root, file: VFile): void => {
    const page = toSourcePath(file);
    const reference = store.get();
    const {model} = reference;
    const isOtherVersion = reference.filesOfOtherVersions.has(page);
    const plan = createEntryPlanner((symbol) =>
      findPrivateTypes(symbol, model).map((type) => type.symbol.qualname),
    );
    const shown: ApiSymbol[] = [];
    const imports = new Map<string, string>();
    const importName = (data: string): string => {
      const name = imports.get(data) ?? `apiData${imports.size}`;
      imports.set(data, name);
      return name;
    };
    const importData = (data: string) => ({type: 'Identifier', name: importName(data)}) as const;

    visit(tree, (node, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      if (node.type === 'heading' || node.type === 'link') return SKIP;
      const tags = takeTags(parent, index);
      if (tags.length > 0) {
        const found = tags.map((tag) => ({
          name: tag.name,
          symbols: isOtherVersion ? findTagged(tag, model) : resolveApiTag(tag, model, page),
        }));
        const symbols = found.flatMap((each) => each.symbols ?? []);
        const elements = [
          ...(isOtherVersion && shown.length === 0 && symbols.length > 0 ? [TODAY_NOTE] : []),
          ...found.flatMap((each) => (each.symbols ? [] : toGoneNote(each.name))),
          ...toEntryElements(symbols.map(plan), ({name}) => importName(toEntryFile(name))),
        ];
        shown.push(...symbols);
        parent.children.splice(index, tags.length, ...elements);
        return [SKIP, index + elements.length];
      }
      if (node.type === 'mdxJsxFlowElement' && (node.name === 'ApiIndex' || node.name === 'ApiMatrix')) {
        const data =
          node.name === 'ApiIndex' ? toIndexFile(jsxAttribute(node, 'platform') ?? '') : MATRIX_FILE;
        parent.children.splice(index, 1, toFlowElement(node.name, {data: importData(data)}));
        return [SKIP, index + 1];
      }
      if (node.type === 'inlineCode') {
        // The link would lead into the current version, and its card is of today.
        const symbol = isOtherVersion ? undefined : findMention(node.value, page, reference);
        if (symbol === undefined) return undefined;
        const link = importData(toLinkFile(symbol.name));
        parent.children.splice(index, 1, toTextElement('SymbolLink', {link}, [node]));
        return [SKIP, index + 1];
      }
      return undefined;
    });
    if (shown.length >= MIN_LISTED) addContents(tree, shown);
    if (reference.pageCounterparts.has(page))
      tree.children.push(toFlowElement('PageCounterparts', {links: importData(toCounterpartsFile(page))}));
    const statements: RootContent[] = [...imports].map(([data, name]) =>
      toImport(name, `@generated/${API_REFERENCE}/default/${data}`),
    );
    tree.children.unshift(...statements);
  };
}

/** The consecutive tags of the reference from an index on. */
function takeTags({children}: Parents, index: number) {
  const tags = [];
  for (const node of children.slice(index)) {
    const tag = node.type === 'mdxJsxFlowElement' ? toApiTag(node) : undefined;
    if (tag === undefined) break;
    tags.push(tag);
  }
  return tags;
}

/** Lists the entries before the first section, after what the page begins with. */
function addContents(tree: Root, symbols: readonly ApiSymbol[]): void {
  const firstSection = tree.children.findIndex(({type}) => type === 'heading');
  const listed = [...new Set(symbols)];
  const contents: MdxJsxFlowElement = {
    ...toFlowElement('ApiContents', listed.length < MIN_FOLDED ? {} : {foldedCount: listed.length}),
    children: [toList(listed)],
  };
  tree.children.splice(Math.max(firstSection, 0), 0, contents);
}

function toList(symbols: readonly ApiSymbol[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: symbols.map((symbol) => ({
      type: 'listItem',
      spread: false,
      children: [
        {
          type: 'paragraph',
          children: [
            {
              type: 'link',
              url: `#${toEntryId(symbol)}`,
              children: [{type: 'inlineCode', value: symbol.qualname}],
            },
          ],
        },
      ],
    })),
  };
}
