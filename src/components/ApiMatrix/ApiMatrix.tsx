import Link from '@docusaurus/Link';
import type {MatrixCell, MatrixRow} from '@site/lib/api/entry';
import {PLATFORM_NAMES} from '@site/lib/platforms';
import {type ReactNode, useState} from 'react';
import {ScrollTable} from '../ScrollTable/ScrollTable';
import styles from './ApiMatrix.module.css';

export interface ApiMatrixProps {
  data: readonly MatrixRow[];
}

const COLUMNS = Object.values(PLATFORM_NAMES);

/** The calls that at least two platforms share, with the names of their parameters; those that differ are marked. */
export function ApiMatrix({data}: ApiMatrixProps): ReactNode {
  const [isOnlyDifferent, setOnlyDifferent] = useState(false);
  const rows = isOnlyDifferent ? data.filter(isDifferent) : data;
  return (
    <div className={styles.root}>
      <label className={styles.filter}>
        <input
          type="checkbox"
          checked={isOnlyDifferent}
          onChange={(event) => setOnlyDifferent(event.target.checked)}
        />{' '}
        Only calls whose parameters have different names
      </label>
      <output>{rows.length} calls</output>
      <ScrollTable>
        <thead>
          <tr>
            <th scope="col">Call</th>
            {COLUMNS.map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({qualname, cells}) => (
            <tr key={qualname}>
              <th scope="row">
                <code>{qualname}</code>
              </th>
              {cells.map((cell, index) => (
                <td key={COLUMNS[index]}>
                  {cell === null ? 'No' : <Cell {...cell} name={`${qualname} on ${COLUMNS[index]}`} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </div>
  );
}

function Cell({href, parameters, name}: MatrixCell & {name: string}): ReactNode {
  return (
    <>
      {href === undefined ? (
        'Yes'
      ) : (
        <Link to={href} aria-label={`Yes: ${name}`}>
          Yes
        </Link>
      )}
      {parameters.map((parameter) => (
        <span key={parameter.name}>
          {' '}
          {parameter.isShared ? (
            <code>{parameter.name}</code>
          ) : (
            <mark className={styles.different}>{parameter.name}</mark>
          )}
        </span>
      ))}
    </>
  );
}

function isDifferent({cells}: MatrixRow): boolean {
  return cells.some((cell) => cell?.parameters.some(({isShared}) => !isShared));
}
