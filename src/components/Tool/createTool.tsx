import {describeLoadFailure} from '@site/lib/errors/describeLoadFailure';
import type {ComponentType, ReactNode} from 'react';
import {createLoadable, type Loadable} from '../Loadable/createLoadable';
import type {PageLoaderProps} from '../PageLoader/PageLoader';

/**
 * Makes the component of a tool whose code is fetched after the page has hydrated; when it does not load or start, the reader is
 * told what to do. `name` is used in sentences, such as `workbench`.
 */
export function createTool(name: string, load: () => Promise<ComponentType>): Loadable<object> {
  return createLoadable(
    load,
    (Tool) => <Tool />,
    (props) => <Waiting {...props} name={name} />,
  );
}

function Waiting({name, error, retry}: PageLoaderProps & {name: string}): ReactNode {
  if (!error) return <p role="status">Loading the {name}…</p>;
  return (
    <div role="alert">
      <p>{describeLoadFailure(`The ${name}`, error)}</p>
      <button type="button" className="button button--primary" onClick={retry}>
        Try again
      </button>
    </div>
  );
}
