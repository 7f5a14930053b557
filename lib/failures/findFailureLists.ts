import type {Emphasis, Heading, List, ListItem, Root, RootContent} from 'mdast';
import {readHeadingId} from '../mdx/readHeadingId';
import {toPlainText} from '../mdx/toPlainText';

/** The parts of an item in a failure list, in this order. */
export const FAILURE_PARTS = ['symptom', 'cause', 'check', 'fix'] as const;

export type FailurePart = (typeof FAILURE_PARTS)[number];

/** An item with its nodes in the tree of its page. */
export interface FailureItem {
  node: ListItem;
  /** Its anchor, unique among the failures of the page. */
  id: string;
  /** The nodes of each part, without its label; empty where the part is missing. */
  parts: Readonly<Record<FailurePart, readonly RootContent[]>>;
  /** The words "Check:" and "Fix:" of the item, in their order. */
  labels: readonly Emphasis[];
}

export interface FailureList {
  heading: Heading;
  items: readonly FailureItem[];
}

/** The usual titles of a failure list. */
export const FAILURE_TITLES: readonly string[] = ['When it fails', 'When a step fails'];
const LABELS = new Map<string, FailurePart>([
  ['Check:', 'check'],
  ['Fix:', 'fix'],
]);
/** Long enough to distinguish symptoms, short enough for an address. */
const MAX_SLUG_LENGTH = 60;

/**
 * Finds the failure lists of a parsed page: the bulleted items below a heading with the id `fails` or one of the usual titles.
 * An item reads `**Symptom.** Cause. *Check:* … *Fix:* …`.
 */
export function findFailureLists(tree: Root): FailureList[] {
  const toId = createIds();
  return tree.children.flatMap((node, index) => {
    if (node.type !== 'heading' || !isFailureHeading(node)) return [];
    const items = takeSection(node, tree.children.slice(index + 1))
      .filter((block): block is List => block.type === 'list' && block.ordered !== true)
      .flatMap(({children}) => children.map((item) => toFailureItem(item, toId)));
    return [{heading: node, items}];
  });
}

/** The plain text of a part of an item; empty where the part is missing. */
export function toFailureText(nodes: readonly RootContent[]): string {
  return toPlainText({type: 'root', children: [...nodes]});
}

function isFailureHeading(heading: Heading): boolean {
  return readHeadingId(heading) === 'fails' || FAILURE_TITLES.includes(toPlainText(heading));
}

function takeSection(heading: Heading, following: readonly RootContent[]): readonly RootContent[] {
  const end = following.findIndex((node) => node.type === 'heading' && node.depth <= heading.depth);
  return end === -1 ? following : following.slice(0, end);
}

function toFailureItem(node: ListItem, toId: (symptom: string) => string): FailureItem {
  const parts: Record<FailurePart, RootContent[]> = {symptom: [], cause: [], check: [], fix: []};
  const labels: Emphasis[] = [];
  let part: FailurePart = 'cause';
  for (const [index, child] of node.children.flatMap(openParagraph).entries()) {
    const labelled = child.type === 'emphasis' ? LABELS.get(toPlainText(child)) : undefined;
    if (child.type === 'emphasis' && labelled !== undefined) {
      labels.push(child);
      part = labelled;
    } else parts[index === 0 && child.type === 'strong' ? 'symptom' : part].push(child);
  }
  return {node, id: toId(toFailureText(parts.symptom)), parts, labels};
}

function openParagraph(node: RootContent): RootContent[] {
  // Keeps the words of two paragraphs apart.
  return node.type === 'paragraph' ? [...node.children, {type: 'text', value: ' '}] : [node];
}

function createIds(): (symptom: string) => string {
  const taken = new Set<string>();
  return (symptom) => {
    const first = `fails-${toSlug(symptom)}`;
    let id = first;
    for (let number = 2; taken.has(id); number++) id = `${first}-${number}`;
    taken.add(id);
    return id;
  };
}

/** The words of a symptom in lower case with hyphens, cut after a whole word. */
function toSlug(symptom: string): string {
  let slug = '';
  for (const word of symptom.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    if (slug.length + word.length >= MAX_SLUG_LENGTH) break;
    slug += slug === '' ? word : `-${word}`;
  }
  return slug;
}
