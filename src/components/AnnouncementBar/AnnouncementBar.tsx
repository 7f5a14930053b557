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
  return (
    <aside className={clsx(ThemeClassNames.announcementBar.container, styles.root)} aria-label="Announcement">
      <AnnouncementBarContent className={styles.content} />
      {announcementBar.isCloseable && <AnnouncementBarCloseButton className={styles.close} onClick={close} />}
    </aside>
  );
}
