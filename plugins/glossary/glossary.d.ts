/** The terms of data/glossary.json, validated by plugins/glossary, in the order of the list. */
declare module '@generated/glossary/default/terms.json' {
  const terms: readonly import('@site/lib/glossary/toGlossaryEntries').GlossaryEntry[];
  export default terms;
}
