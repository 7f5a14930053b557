import {PageLoader, type PageLoaderProps} from '@site/src/components/PageLoader/PageLoader';
import {type ComponentType, type ReactNode, useEffect, useReducer, useState} from 'react';

/** A component whose code comes later. */
export interface Loadable<Props> {
  (props: Props): ReactNode;
  /** Loads it, or again what failed. */
  preload(): Promise<void>;
}

/** After this time the reader is told that loading goes on, in milliseconds; as react-loadable does. */
const DELAY_MS = 200;

/**
 * Stands for react-loadable, which Docusaurus uses: what has loaded is rendered at once, so that a page from the server can
 * be taken over; until then `Waiting` shows, and when it fails why, with Retry.
 */
export function createLoadable<Loaded extends object, Props>(
  load: () => Promise<Loaded>,
  render: (loaded: Loaded, props: Props) => ReactNode,
  Waiting: ComponentType<PageLoaderProps> = PageLoader,
): Loadable<Props> {
  let loaded: Loaded | undefined;
  let failure: Error | null = null;
  let loading: Promise<void> | undefined;

  function preload(): Promise<void> {
    loading ??= load().then(
      (value) => {
        loaded = value;
        failure = null;
      },
      (error: Error) => {
        loading = undefined;
        failure = error;
        throw error;
      },
    );
    return loading;
  }

  function LoadablePage(props: Props): ReactNode {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    const [isLate, setIsLate] = useState(false);
    const isLoading = loaded === undefined && failure === null;

    useEffect(() => {
      if (!isLoading) return undefined;
      let isShown = true;
      const timer = setTimeout(() => setIsLate(true), DELAY_MS);
      const show = () => isShown && redraw();
      preload().then(show, show);
      return () => {
        isShown = false;
        clearTimeout(timer);
      };
    }, [isLoading]);

    if (loaded !== undefined) return render(loaded, props);
    const retry = () => {
      failure = null;
      setIsLate(false);
      redraw();
    };
    return <Waiting pastDelay={isLate} error={failure} retry={retry} />;
  }

  return Object.assign(LoadablePage, {preload});
}
