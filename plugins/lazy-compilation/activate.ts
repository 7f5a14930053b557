/** The query of this module: the path of the bundler's middleware, encoded. */
declare const __resourceQuery: string;

/** What the bundler's stand-in for a module that has not been compiled asks for. */
interface Wanted {
  /** The module, as the bundler names it. */
  data: string;
  onError: (reason: Error) => void;
}

let wanted: Wanted[] = [];

/**
 * Asks for the compilation of a module, which then arrives as a hot update. The function that the bundler expects in return
 * does nothing, because what has been asked for is compiled. In place of Rspack's own client, which asks for the first module
 * of a page at once and for the others afterwards: of two updates in a row, one can need modules that only the other brings
 * (web-infra-dev/rspack#12016).
 */
export function activate(module: Wanted): () => void {
  if (wanted.push(module) === 1) setTimeout(request);
  return () => undefined;
}

async function request(): Promise<void> {
  const modules = wanted;
  wanted = [];
  try {
    const path = decodeURIComponent(__resourceQuery.slice(1));
    const {ok, status} = await fetch(path, {method: 'POST', body: modules.map(({data}) => data).join('\n')});
    if (!ok) throw new Error(`HTTP ${status}`);
  } catch (cause) {
    const reason = new Error('The development server did not compile this: is it still running?', {cause});
    for (const {onError} of modules) onError(reason);
  }
}
