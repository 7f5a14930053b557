import {parseMdx} from '../mdx/parseMdx';
import {type ApiTag, collectApiTags} from './collectApiTags';

/** The `<Api>` tags in the text of a page; a text without any is not parsed. */
export function readApiTags(text: string): ApiTag[] {
  return text.includes('<Api') ? collectApiTags(parseMdx(text)) : [];
}
