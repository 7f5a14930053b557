// Hairlines instead of shadows, and no emoji as icons, which screen readers read out before the title: the stock card has both.
// No upstream issue was found in November 2026.
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocCard/Layout';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './DocCard.module.css';

const {container, heading, description: descriptionClass} = ThemeClassNames.docs.docCard;

export default function DocCardLayout({className, href, title, description}: Props): ReactNode {
  return (
    <Link href={href} className={clsx(container, styles.card, className)}>
      <Heading as="h2" className={heading}>
        {title}
      </Heading>
      {description && <p className={descriptionClass}>{description}</p>}
    </Link>
  );
}
