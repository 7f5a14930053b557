import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {type ReactNode, type RefObject, useEffect, useRef, useState} from 'react';
import {copyMarkdown} from './copyMarkdown';
import styles from './PageMenu.module.css';
import {toAssistantLinks} from './toAssistantLinks';

export interface PageMenuProps {
  id: string;
  /** Path of the page's Markdown copy on this host. */
  copy: string;
  /** Published address of the Markdown copy, for assistants elsewhere. */
  address: string;
  /** Opens and closes the menu. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

type Outcome = 'ready' | 'copied' | 'notLoaded' | 'refused';

const MESSAGES: Record<Outcome, string> = {
  ready: '',
  copied: 'Copied. Paste it into the conversation.',
  notLoaded: 'The page could not be fetched. Check your network connection and try again.',
  refused: 'The browser refused. Open “View as Markdown”, select all and copy.',
};

/** The actions for a page with an assistant. No request goes to another host before a link is followed. */
export function PageMenu({id, copy, address, button, onClose}: PageMenuProps): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>('ready');
  const root = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);

  useEffect(() => first.current?.focus(), []);

  useEffect(() => {
    const closeOutside = ({target}: Event) => {
      if (target instanceof Node && ![root, button].some(({current}) => current?.contains(target))) onClose();
    };
    // Open, it holds the focus, or its button does, or after a press on its message nothing.
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onClose();
      button.current?.focus();
    };
    const listeners = new AbortController();
    const {signal} = listeners;
    document.addEventListener('pointerdown', closeOutside, {signal});
    document.addEventListener('focusin', closeOutside, {signal});
    document.addEventListener('keydown', closeOnEscape, {signal});
    return () => listeners.abort();
  }, [button, onClose]);

  return (
    <div ref={root} className={styles.root} id={id}>
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
