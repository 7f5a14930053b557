import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {type ReactNode, useRef, useState} from 'react';
import {CopyButton} from '../CopyButton/CopyButton';
import styles from './CodeBlock.module.css';

export interface CodeBlockProps {
  language: string;
  /** File name or caption above the code. */
  title?: string;
  /** Escaped HTML of the highlighted lines, made at build time by lib/code. */
  html: string;
  /** The sample is type-checked against the stubs (scripts/checkSamples.ts). */
  isChecked?: boolean;
}

const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  python: 'Python',
  bash: 'Terminal',
  json: 'JSON',
  xml: 'XML',
  typescript: 'TypeScript',
  tsx: 'TSX',
  css: 'CSS',
  yaml: 'YAML',
  markdown: 'Markdown',
  ini: 'INI',
  text: 'Text',
};

/** A block of code, highlighted at build time, that can be copied and whose long lines can be wrapped. */
export function CodeBlock({language, title, html, isChecked = false}: CodeBlockProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [isWrapped, setWrapped] = useState(false);
  const name = LANGUAGE_NAMES[language] ?? language;
  return (
    <figure className={styles.root} data-language={language} data-title={title}>
      <figcaption className={styles.bar}>
        <span className={styles.title}>{title ?? name}</span>
        {isChecked && (
          <Link className={clsx(styles.checked)} to="/docs/reference/stubs#checked-samples">
            Type-checked
          </Link>
        )}
        <button
          type="button"
          className={styles.button}
          aria-pressed={isWrapped}
          onClick={() => setWrapped(!isWrapped)}
        >
          Wrap
        </button>
        <CopyButton className={styles.button} readText={() => code.current?.textContent ?? ''} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls needs a tab stop (WCAG 2.1.1) */}
      <pre className={styles.pre} data-wrapped={isWrapped} tabIndex={0}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made and escaped at build time (lib/code) */}
        <code ref={code} dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </figure>
  );
}
