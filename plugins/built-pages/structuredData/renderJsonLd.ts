import type {SchemaNode} from './toStructuredData';

/** Renders nodes as one JSON-LD script, which browsers never run; nothing for none. */
export function renderJsonLd(nodes: readonly SchemaNode[]): string {
  if (nodes.length === 0) return '';
  const json = JSON.stringify({'@context': 'https://schema.org', '@graph': nodes});
  // A `</script>` in a text would end the element.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
