import type {Help} from '@site/lib/editor/describeAt';

/** Renders the description of a name: its signature, a sentence, and a link to its page. */
export function renderHelp({signature, text, parameter, href}: Help, baseUrl: string): HTMLElement {
  const root = document.createElement('div');
  root.className = 'cm-help';
  if (signature.length > 0) {
    const line = document.createElement('code');
    line.append(...signature.map(({text: part, isActive}) => (isActive ? renderMark(part) : part)));
    root.append(line);
  }
  root.append(renderText(parameter ?? text));
  if (href !== undefined) root.append(renderLink(href, baseUrl));
  return root;
}

/** The same for a screen reader. */
export function toSpoken({signature, text, parameter}: Help): string {
  const active = signature.find(({isActive}) => isActive);
  const all = signature.map(({text: part}) => part).join('');
  const rest = (parameter === undefined ? text : `${active?.text}: ${parameter}`).replaceAll('`', '');
  return all === '' ? rest : `${all}. ${rest}`;
}

/** Renders text with `code` in backticks. */
export function renderText(text: string): HTMLElement {
  const root = document.createElement('span');
  root.append(
    ...text.split('`').map((part, index) => {
      if (index % 2 === 0) return part;
      const code = document.createElement('code');
      code.textContent = part;
      return code;
    }),
  );
  return root;
}

/** Renders the link to a page of the site; `href` is a path without the base URL. */
function renderLink(href: string, baseUrl: string): HTMLElement {
  const link = document.createElement('a');
  link.href = baseUrl + href.slice(1);
  link.textContent = 'Read more';
  return link;
}

function renderMark(text: string): HTMLElement {
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}
