import {type ComponentType, type ReactNode, useCallback, useEffect, useState} from 'react';

export interface ToolLoaderProps {
  /** What is loaded, as a sentence names it: `workbench`. */
  name: string;
  /** Fetches the tool; a function that stays the same between renders. */
  load: () => Promise<ComponentType>;
}

type Loaded = {status: 'loading' | 'failed'} | {status: 'loaded'; Tool: ComponentType};

/** Loads a tool after its page has hydrated, and says what to do when it does not load. */
export function ToolLoader({name, load}: ToolLoaderProps): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>({status: 'loading'});

  const start = useCallback(() => {
    setLoaded({status: 'loading'});
    load().then(
      (Tool) => setLoaded({status: 'loaded', Tool}),
      () => setLoaded({status: 'failed'}),
    );
  }, [load]);

  useEffect(start, [start]);

  if (loaded.status === 'loaded') return <loaded.Tool />;
  if (loaded.status === 'loading') return <p>Loading the {name}…</p>;
  return (
    <div role="alert">
      <p>
        The {name} did not load. Check your network connection and try again. If you are online, reload the
        page.
      </p>
      <button type="button" className="button button--primary" onClick={start}>
        Try again
      </button>
    </div>
  );
}
