import Link from '@docusaurus/Link';
import {useStorageSlot} from '@docusaurus/theme-common';
import {describeLoadFailure, isNotLoaded} from '@site/lib/errors/describeLoadFailure';
import clsx from 'clsx';
import {type ReactNode, useRef, useState} from 'react';
import {CopyButton} from '../CopyButton/CopyButton';
import styles from './CodeBlock.module.css';
import {PhoneSample, usePhone} from './usePhone';

export interface CodeBlockProps {
  language: string;
  /** File name or caption above the code. */
  title?: string;
  /** Escaped HTML of the highlighted lines, made at build time by lib/code. */
  html: string;
  /** The sample is type-checked against the stubs (scripts/checkSamples.ts). */
  isChecked?: boolean;
  /** Scene of the simulated phone on which the block runs; without one it does not run. */
  scene?: string;
  /** Code of earlier blocks of the page, which this one continues; ends with a line break. */
  before?: string;
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

/** Output and commands: how they are indented says nothing, and their ends are what a reader looks for. */
const WRAPPED_LANGUAGES: readonly string[] = ['text', 'bash'];

function isChoice(value: string | null): value is 'true' | 'false' {
  return value === 'true' || value === 'false';
}

/** A block of code, highlighted at build time, that can be copied and whose long lines can be wrapped. */
export function CodeBlock({
  language,
  title,
  html,
  isChecked = false,
  scene,
  before = '',
}: CodeBlockProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const isOutput = WRAPPED_LANGUAGES.includes(language);
  // One choice for all output, another for all code. Where nothing can be stored, each block keeps its own.
  const [stored, slot] = useStorageSlot(isOutput ? 'wrapOutput' : 'wrapCode');
  const [chosen, setChosen] = useState<string | null>(null);
  // Until a choice is known, the style sheet goes by the kind of block (plugins/code-blocks/showChosenWrapping.ts).
  const wrap = [stored, chosen].find(isChoice) ?? (isOutput ? 'output' : 'code');
  const isWrapped = wrap === 'true' || wrap === 'output';
  const {phone, button, run, edit, close, keepDraft, readCode} = usePhone(code, before);
  const name = title ?? LANGUAGE_NAMES[language] ?? language;
  const block = (
    // Copy and Run read the code from the page, where the browser's translation would change it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls needs a tab stop (WCAG 2.1.1)
    <pre className={styles.pre} data-wrap={wrap} tabIndex={0} translate="no">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made and escaped at build time (lib/code) */}
      <code ref={code} dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  );
  return (
    <figure
      className={styles.root}
      // Otherwise the figure would be named by its caption, including all buttons.
      aria-label={name}
      data-language={language}
      data-title={title}
      data-open={phone.status === 'open' ? true : undefined}
    >
      <figcaption className={styles.bar}>
        <span className={styles.title}>{name}</span>
        {isChecked && (
          <Link className={clsx(styles.checked)} to="/docs/reference/stubs#checked-samples">
            Type-checked
          </Link>
        )}
        {scene && (
          <button ref={button} type="button" className={clsx(styles.button, styles.run)} onClick={run}>
            {phone.status === 'loading' ? 'Loading…' : 'Run'}
          </button>
        )}
        {scene && (
          <button type="button" className={styles.button} onClick={edit}>
            Change
          </button>
        )}
        <button
          type="button"
          className={styles.button}
          aria-pressed={isWrapped}
          onClick={() => {
            slot.set(`${!isWrapped}`);
            setChosen(`${!isWrapped}`);
          }}
        >
          Wrap
        </button>
        <CopyButton className={styles.button} readText={readCode} />
        {phone.status === 'failed' && (
          <p role="alert">
            {describeLoadFailure('The simulated phone', phone.error)}{' '}
            {isNotLoaded(phone.error) && (
              <>
                Without a network, it needs the labs kept <Link to="/offline">offline</Link>.{' '}
              </>
            )}
            The sample can still be copied.
          </p>
        )}
      </figcaption>
      {scene && phone.status === 'open' ? (
        <PhoneSample
          sceneId={scene}
          original={phone.original}
          before={before}
          source={phone.source}
          run={phone.run}
          isEditing={phone.isEditing}
          onChange={keepDraft}
          onRun={run}
          onClose={close}
          code={code}
        >
          {block}
        </PhoneSample>
      ) : (
        block
      )}
    </figure>
  );
}
