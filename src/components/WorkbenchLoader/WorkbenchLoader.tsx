import {type ComponentType, type ReactNode, useCallback, useEffect, useState} from 'react';

type Loaded = {status: 'loading' | 'failed'} | {status: 'loaded'; Workbench: ComponentType};

/** Fetches the workbench once the page is read, and says what to do when it does not come. */
export function WorkbenchLoader(): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>({status: 'loading'});

  const load = useCallback(() => {
    setLoaded({status: 'loading'});
    import('@site/src/phone/workbench/Workbench').then(
      ({Workbench}) => setLoaded({status: 'loaded', Workbench}),
      () => setLoaded({status: 'failed'}),
    );
  }, []);

  useEffect(load, [load]);

  if (loaded.status === 'loaded') return <loaded.Workbench />;
  if (loaded.status === 'loading') return <p>Loading the workbench…</p>;
  return (
    <div role="alert">
      <p>The workbench did not load. Check your network connection.</p>
      <button type="button" className="button button--primary" onClick={load}>
        Try again
      </button>
    </div>
  );
}
