import {rememberByText} from '../content/rememberByText';
import {parseMdx} from '../mdx/parseMdx';
import {type ApiTag, collectApiTags} from './collectApiTags';

/** The `<Api>` tags in the text of a page; a text without any is not parsed. */
export function readApiTags(text: string): ApiTag[] {
  return text.includes('<Api') ? collectApiTags(parseMdx(text)) : [];
}

/** Finds the tags of a page by the path and the text of its file. */
export type TagReader = (file: string, text: string) => readonly ApiTag[];

/** A reader for all plugins of a site that ask for tags: parsing every page takes seconds. */
export function createTagReader(): TagReader {
  return rememberByText(readApiTags);
}
