import {createKeeper, type KeeperOptions} from './createKeeper';

export interface LastKept<Result> extends KeeperOptions {
  make: (content: string) => Result | Promise<Result>;
}

/** Makes a function whose last result is kept for the next build, as long as content and rules are the same: for large ones. */
export function keepLast<Result extends object>({
  folder,
  rules,
  make,
}: LastKept<Result>): (content: string) => Promise<Result> {
  return async (content) => {
    // As a part of the rules: what is kept under others is removed.
    const keeper = createKeeper<Result>({folder, rules: () => `${rules()}\n${content}`});
    const kept = keeper.find('');
    if (kept !== undefined) return kept;
    const result = await make(content);
    keeper.keep('', result);
    return result;
  };
}
