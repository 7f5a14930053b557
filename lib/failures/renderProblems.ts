import {escapeHtml} from '../code/escapeHtml';
import {groupBy} from '../collections/groupBy';
import type {Problem} from './listProblems';
import {type ProblemGroup, toProblemsPath} from './problemGroups';
import type {Situation} from './situations';

/** HTML of the lists of one page with problems: those of its situations, and its messages. */
export type ProblemLists = Readonly<Partial<Record<Situation | 'messages', string>>>;

/**
 * Renders the problems of one group as HTML, so that a page with several hundred neither contains their texts twice, as a
 * script too, nor renders them again in the browser. Links begin with the base URL.
 */
export function renderProblems(
  problems: readonly Problem[],
  group: ProblemGroup,
  baseUrl: string,
): ProblemLists {
  const own = problems.filter(({platform}) => (platform ?? 'general') === group);
  const toHref = (path: string) => encodeURI(baseUrl + path.slice(1));
  const situations = [...groupBy(own, ({situation}) => situation)].map(([situation, items]) => [
    situation,
    toList(items.map((item) => renderProblem(item, toHref))),
  ]);
  return {...Object.fromEntries(situations), messages: renderMessages(own, group, toHref)};
}

function renderProblem({id, symptom, cause, check, fix, href, page}: Problem, toHref: ToHref): string {
  return [
    `<details id="${escapeHtml(id)}"><summary>${renderText(symptom)} <small>${renderText(page)}</small></summary>`,
    `<p>${renderText(cause)}</p>`,
    `<p><strong>Check:</strong> ${renderText(check)}</p>`,
    `<p><strong>Fix:</strong> ${renderText(fix)}</p>`,
    `<p>From: ${renderLink(toHref(href), page)}</p></details>`,
  ].join('');
}

function renderMessages(problems: readonly Problem[], group: ProblemGroup, toHref: ToHref): string {
  const messages = [...groupBy(problems, ({message}) => message)]
    .flatMap(([message, items]) => (message === undefined ? [] : [{message, items}]))
    .sort((a, b) => a.message.localeCompare(b.message, 'en', {ignorePunctuation: true}));
  return toList(
    messages.map(({message, items}) => {
      const links = items.map(({id, page}) => renderLink(toHref(`${toProblemsPath(group)}#${id}`), page));
      return `<code>${escapeHtml(message)}</code>: ${links.join(', ')}`;
    }),
  );
}

type ToHref = (path: string) => string;

function toList(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function renderLink(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}">${renderText(text)}</a>`;
}

/** Backticks mark code; Chinese words in prose are marked as such, as in every page (WCAG 3.1.2). */
function renderText(text: string): string {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1
        ? `<code>${escapeHtml(part)}</code>`
        : escapeHtml(part).replace(/\p{Script=Han}+/gu, '<span lang="zh">$&</span>'),
    )
    .join('');
}
