import Link from '@docusaurus/Link';
import terms from '@generated/glossary/default/terms.json';
import {Fragment, type ReactNode} from 'react';
import styles from './GlossaryList.module.css';

/** All terms of the glossary with their meanings and the pages that explain them. */
export function GlossaryList(): ReactNode {
  return (
    <dl className={styles.root}>
      {terms.map(({id, term, chinese, meaning, links}) => (
        <Fragment key={id}>
          <dt id={id}>
            {term}
            {chinese !== undefined && (
              <span className={styles.chinese} lang="zh">
                {chinese}
              </span>
            )}
          </dt>
          <dd>
            {meaning}{' '}
            {links.map(({href, label}, index) => (
              <Fragment key={href}>
                {index > 0 && ', '}
                <Link to={href}>{label}</Link>
              </Fragment>
            ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
