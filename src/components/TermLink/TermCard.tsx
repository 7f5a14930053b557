import terms from '@generated/glossary/default/terms.json';
import type {ReactNode} from 'react';

/** The meaning of a term. Loaded with the meanings of all terms, when a reader first opens a card. */
export function TermCard({term}: {term: string}): ReactNode {
  return terms.find(({id}) => id === term)?.meaning;
}
