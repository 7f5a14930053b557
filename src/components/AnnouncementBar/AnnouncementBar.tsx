import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './AnnouncementBar.module.css';

/** The bar above the navbar, in the configured colours; the theme remembers that it was closed. */
export function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!isActive || !announcementBar) return null;

  function closeAndGoOn() {
    close();
    // The button goes with the bar; the focus must not.
    document.querySelector<HTMLElement>('.navbar__brand')?.focus();
  }

  return (
    // A region, because a docs page has an `aside` of its own, and two of a kind would both need a name.
    <section
      className={clsx(ThemeClassNames.announcementBar.container, styles.root)}
      aria-label="Announcement"
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
