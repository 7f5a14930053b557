import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import {describeLoadFailure} from '@site/lib/errors/describeLoadFailure';
import {toMarkdownPath} from '@site/lib/markdown/toMarkdownPath';
import {dropEndSlash} from '@site/lib/text/dropEndSlash';
import clsx from 'clsx';
import {type ReactNode, useId, useRef, useState} from 'react';
import {createLoadable} from '../Loadable/createLoadable';
import styles from './PageForAssistants.module.css';
import type {PageMenuProps} from './PageMenu';

const PageMenu = createLoadable(
  () => import('./PageMenu'),
  ({PageMenu: Menu}, props: PageMenuProps) => <Menu {...props} />,
);

/** The line at a page's foot that leads to its Markdown copy, and a button for what else assistants can do with it. */
export function PageForAssistants(): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const {plugin} = useRouteContext();
  /** The copy of the page on which the reader has opened the menu, or why it did not open: on another page neither holds. */
  const [opened, setOpened] = useState<{copy: string; failure?: string}>();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const {baseUrl, url, future} = siteConfig;
  // Neither the page for addresses that do not exist nor a site of one page has Markdown copies.
  if (plugin.name === 'native' || future.experimental_router === 'hash') return null;
  const path = dropEndSlash(`/${pathname.slice(baseUrl.length)}`);
  const copy = baseUrl + toMarkdownPath(path).slice(1);
  const here = opened?.copy === copy ? opened : undefined;
  const isOpen = here && !here.failure;

  async function toggle() {
    if (isOpen) return setOpened(undefined);
    try {
      await PageMenu.preload();
      setOpened({copy});
    } catch (error) {
      setOpened({copy, failure: describeLoadFailure('The menu', error)});
    }
  }

  return (
    <div className={clsx('container', styles.root)}>
      <a href={copy} type="text/markdown">
        This page as Markdown
      </a>
      <button
        type="button"
        ref={button}
        className={styles.button}
        aria-expanded={!!isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        Use it with an assistant
      </button>
      <output>{here?.failure}</output>
      {isOpen && (
        <PageMenu
          id={id}
          copy={copy}
          address={url + copy}
          button={button}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
