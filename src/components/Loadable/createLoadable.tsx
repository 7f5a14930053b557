import {type ComponentType, type ReactNode, useEffect, useReducer, useState} from 'react';
import {PageLoader, type PageLoaderProps} from '../PageLoader/PageLoader';

/** A component whose code is loaded on demand. */
export interface Loadable<Props> {
  (props: Props): ReactNode;
  /** Loads the code, once; after a failure the next call tries again. */
  preload(): Promise<void>;
}

/** Delay before a load is shown to the reader, in milliseconds; that of react-loadable. */
const DELAY_MS = 200;

/**
 * Replaces react-loadable, which Docusaurus uses, and React's `lazy`. Code that has loaded is rendered synchronously, so that
 * a page can be hydrated, and what a reader asked for opens at once: `lazy` renders its fallback first, and React replaces a
 * fallback only after 300 ms. Until the code has loaded `Waiting` shows, and after a failure the reason with Retry.
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
