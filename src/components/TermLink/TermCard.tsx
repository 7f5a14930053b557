import terms from '@generated/glossary/default/terms.json';
import type {ReactNode} from 'react';

/** The meaning of a term. Comes with the meanings of all, when a reader first asks for one. */
export function TermCard({term}: {term: string}): ReactNode {
  return terms.find(({id}) => id === term)?.meaning;
}
