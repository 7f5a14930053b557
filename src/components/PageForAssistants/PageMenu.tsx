import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {copyMarkdown} from './copyMarkdown';
import styles from './PageMenu.module.css';
import {toAssistantLinks} from './toAssistantLinks';

export interface PageMenuProps {
  id: string;
  /** Path of the page's Markdown copy on this host. */
  copy: string;
  /** Published address of the Markdown copy, for assistants elsewhere. */
  address: string;
}

type Outcome = 'ready' | 'copied' | 'notLoaded' | 'refused';

const MESSAGES: Record<Outcome, string> = {
  ready: '',
  copied: 'Copied. Paste it into the conversation.',
  notLoaded: 'The page could not be fetched. Check your network connection and try again.',
  refused: 'The browser refused. Open “View as Markdown”, select all and copy.',
};

/** The actions for a page with an assistant. No request goes to another host before a link is followed. */
export function PageMenu({id, copy, address}: PageMenuProps): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>('ready');
  const first = useRef<HTMLButtonElement>(null);

  useEffect(() => first.current?.focus(), []);

  return (
    <div className={styles.root} id={id}>
      <ul>
        <li>
          <button
            type="button"
            ref={first}
            className={styles.item}
            onClick={async () => setOutcome(await copyMarkdown(copy))}
          >
            Copy page as Markdown
          </button>
        </li>
        <li>
          <a className={styles.item} href={copy} type="text/markdown">
            View as Markdown
          </a>
        </li>
        {toAssistantLinks(address).map(({label, href}) => (
          <li key={href}>
            <a className={styles.item} href={href} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
        <li>
          <Link className={clsx(styles.item)} to="/docs/reference/assistants#mcp">
            Use as MCP server
          </Link>
        </li>
      </ul>
      <output className={styles.message}>{MESSAGES[outcome]}</output>
    </div>
  );
}
