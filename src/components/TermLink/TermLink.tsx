import {type ReactNode, useState} from 'react';
import {CardLink} from '../CardLink/CardLink';
import type {TermCard} from './TermCard';

export interface TermLinkProps {
  /** Id of the term in the glossary. */
  term: string;
  /** The page that explains it. */
  to: string;
  /** The term, as written in the text. */
  children: ReactNode;
}

/** A term of the glossary in prose: leads to the page that explains it, and shows its meaning on hover, focus and tap. */
export function TermLink({term, to, children}: TermLinkProps): ReactNode {
  const [Card, setCard] = useState<typeof TermCard>();
  const load = async () => {
    try {
      const module = await import('./TermCard');
      setCard(() => module.TermCard);
    } catch {
      setCard(() => MissingCard);
    }
  };
  return (
    <CardLink
      to={to}
      data-term={term}
      card={Card && <Card term={term} />}
      tapLabel={<>More on {children}</>}
      onOpen={load}
    >
      {children}
    </CardLink>
  );
}

function MissingCard(): ReactNode {
  return 'The meaning did not load. Follow the link to read it.';
}
