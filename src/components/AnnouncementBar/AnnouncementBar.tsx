import {useHistory} from '@docusaurus/router';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import {isPlainClick} from '@site/src/navigation/isPlainClick';
import {isSitePage} from '@site/src/navigation/sitePages';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import styles from './AnnouncementBar.module.css';

/** The bar above the navbar, in the configured colours; the theme remembers that it was closed. */
export function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  const history = useHistory();
  if (!isActive || !announcementBar) return null;

  function closeAndGoOn() {
    close();
    // The button that has the focus disappears with the bar: the focus goes to the next control instead.
    document.querySelector<HTMLElement>('.navbar__brand')?.focus();
  }

  // tests/SPEC.md 2.4: the announcement is configured as HTML, whose links would load the whole page.
  function followInside(event: MouseEvent) {
    const link = findLink(event);
    if (!link) return;
    const {href, pathname, search, hash} = link;
    const isPage = isSitePage(pathname);
    if (isPage === false) return;
    event.preventDefault();
    const {location} = history;
    Promise.resolve(isPage)
      // Without a network, PageLoader reports it.
      .catch(() => true)
      .then((isInside) => {
        // The reader may have followed another link while the routes of the site were on their way.
        if (history.location !== location) return;
        if (isInside) history.push(`${pathname}${search}${hash}`);
        else window.location.assign(href);
      });
  }

  return (
    // A region, because a docs page has an `aside` of its own, and two of a kind would both need a name.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked too.
    <section
      className={clsx(ThemeClassNames.announcementBar.container, styles.root)}
      aria-label="Announcement"
      onClick={followInside}
    >
      <AnnouncementBarContent className={styles.content} />
      {announcementBar.isCloseable && (
        <AnnouncementBarCloseButton
          className={styles.close}
          aria-label="Close the announcement"
          onClick={closeAndGoOn}
        />
      )}
    </section>
  );
}

/** The internal link that a plain click follows in this window. */
function findLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isInternal = link?.target === '' && link.origin === window.location.origin;
  return isInternal && isPlainClick(event) ? link : undefined;
}
