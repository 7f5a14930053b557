import type {HTMLElement} from 'node-html-parser';
import {describeInvalid} from '../errors/describeInvalid';

/** The error of an element that nobody has said how to write in Markdown. */
export function refuseElement(element: HTMLElement, page: string): Error {
  return describeInvalid({
    file: page,
    field: `<${element.rawTagName.toLowerCase()}>`,
    found: element.outerHTML.slice(0, 120),
    allowed:
      'elements with a form in Markdown; give it one in lib/markdown/toFlow.ts, or hide it with aria-hidden',
  });
}
