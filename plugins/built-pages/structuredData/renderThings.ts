import type {Thing} from './describePage';

/** Renders things as one JSON-LD script, which browsers never run; nothing for none. */
export function renderThings(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const json = JSON.stringify({'@context': 'https://schema.org', '@graph': things});
  // A `</script>` in a text would end the element.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
