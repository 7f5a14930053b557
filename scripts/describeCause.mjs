import {types} from 'node:util';

/**
 * The messages of the first causes: Docusaurus wraps what a plugin, the configuration or a page says in several layers
 * of its own, and gathers the failures of all pages in one error.
 * @param {unknown} error
 * @returns {string}
 */
export function describeCause(error) {
  if (!isError(error)) return String(error);
  if (error instanceof AggregateError) return describePages(error.errors);
  if (!isError(error.cause)) return nameSidebarIds(error.message) ?? nameTagsFile(error);
  const cause = describeCause(error.cause);
  // The authors of the blog: what is wrong in their file does not say where.
  const [file] = /[\w./-]+\.ya?ml/.exec(error.message) ?? [];
  return file === undefined || cause.includes(file) ? cause : `${file}: ${cause}`;
}

/**
 * The ids in a sidebar that no page has; Docusaurus adds a list of all that there are.
 * @param {string} message
 */
function nameSidebarIds(message) {
  const [, file, ids] =
    /^Invalid sidebar file at "(.+)"\.\n.* do not exist:\n((?:- .+\n)+)/.exec(message) ?? [];
  if (ids === undefined) return undefined;
  const names = [...ids.matchAll(/^- (.+)$/gm)].map(([, id]) => `"${id}"`).join(' or ');
  return `${file}: no page has the id ${names}; an id is the path of a file in docs/ without its ending, or the \`id\` in its front matter`;
}

/**
 * The message; what reads the tags of the blog names no file in any of its own, and adds the lines around the place.
 * @param {Error} error
 */
function nameTagsFile({message, stack = ''}) {
  if (!stack.includes('tagsFile.js')) return message;
  const [reason = ''] = message.split('\n\n');
  return `blog/tags.yml: ${reason.replace(/\s*\n\s*/g, ' ')}`;
}

/**
 * The failures of all pages, each cause once: what is wrong in the frame is wrong on every page.
 * @param {readonly unknown[]} errors
 */
function describePages(errors) {
  /** @type {Map<string, unknown[]>} */
  const pages = new Map();
  for (const error of errors) {
    const cause = describeCause(error);
    pages.set(cause, [...(pages.get(cause) ?? []), error]);
  }
  const lines = [...pages.values()].map(([first, ...others]) => {
    const line = describePage(first);
    return others.length === 0 ? line : `${line} (and ${others.length} more with the same cause)`;
  });
  return lines.join('\n');
}

/**
 * The failure of one page, after the sentence of Docusaurus that names the page.
 * @param {unknown} error
 */
function describePage(error) {
  const cause = describeCause(error);
  return error instanceof Error && error.message !== cause ? `${error.message}: ${cause}` : cause;
}

/**
 * Also of another realm: pages are rendered in a context of their own.
 * @param {unknown} value
 * @returns {value is Error}
 */
function isError(value) {
  return value instanceof Error || types.isNativeError(value);
}
