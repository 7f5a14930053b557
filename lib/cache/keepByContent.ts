import {createKeeper, type KeeperOptions} from './createKeeper';

export interface KeptFunction<Result> extends KeeperOptions {
  make: (content: string) => Result;
}

/** Makes a function that makes a result, which must survive JSON, once for each content and keeps it for later builds. */
export function keepByContent<Result extends object>({
  make,
  ...options
}: KeptFunction<Result>): (content: string) => Result {
  const keeper = createKeeper<Result>(options);
  return (content) => {
    const kept = keeper.find(content);
    if (kept !== undefined) return kept;
    const result = make(content);
    keeper.keep(content, result);
    return result;
  };
}
