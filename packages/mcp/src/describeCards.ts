import type {Card} from '../../../lib/explain/toCard';

/** Describes what errors mean, best first: what it means, why here, what to do, and the page that tells more. */
export function describeCards(cards: readonly Card[], origin: string): string {
  return cards.map((card) => describeCard(card, origin)).join('\n\n');
}

function describeCard(
  {message, place, code, meaning, here, steps, href, pageTitle}: Card,
  origin: string,
): string {
  return [
    `"${message}"${place === undefined ? '' : `, ${place}`}${code === undefined ? '' : `: \`${code}\``}`,
    `Means: ${meaning}`,
    ...(here === undefined ? [] : [`Here: ${here}`]),
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    `Page: ${pageTitle}, ${origin}${href}`,
  ].join('\n');
}
