import Link from '@docusaurus/Link';
import type {MatrixCell, MatrixRow} from '@site/lib/api/entry';
import {PLATFORM_NAMES} from '@site/lib/platforms';
import {useReturningState} from '@site/src/hooks/useReturningState';
import type {ReactNode} from 'react';
import {ScrollTable} from '../ScrollTable/ScrollTable';
import styles from './ApiMatrix.module.css';

export interface ApiMatrixProps {
  data: readonly MatrixRow[];
}

const leftChoices = new Map<string, boolean>();

const COLUMNS = Object.values(PLATFORM_NAMES);

/**
 * The calls that at least two platforms share. A parameter with the same name on each of them is said once, after the call,
 * so that the table fits a phone; the others are marked in the column of their platform.
 */
export function ApiMatrix({data}: ApiMatrixProps): ReactNode {
  const [isOnlyDifferent, setOnlyDifferent] = useReturningState(leftChoices, false);
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
            <th scope="col">Call and shared names</th>
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
                <span className={styles.shared}>
                  {listShared(cells).map((name) => (
                    <span key={name}>
                      {' '}
                      <code>{name}</code>
                    </span>
                  ))}
                </span>
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
      {parameters
        .filter(({isShared}) => !isShared)
        .map((parameter) => (
          <span key={parameter.name}>
            {' '}
            <mark className={styles.different}>{parameter.name}</mark>
          </span>
        ))}
    </>
  );
}

function listShared(cells: MatrixRow['cells']): string[] {
  const parameters = cells.find((cell) => cell !== null)?.parameters ?? [];
  return parameters.filter(({isShared}) => isShared).map(({name}) => name);
}

function isDifferent({cells}: MatrixRow): boolean {
  return cells.some((cell) => cell?.parameters.some(({isShared}) => !isShared));
}
