import {createKeeper, type KeeperOptions} from './createKeeper';

/** Gives what was kept for a content, or makes it. */
export type LastKeeper<Result> = (content: string, make: () => Result | Promise<Result>) => Promise<Result>;

/**
 * Keeps the last result for the next build, as long as content and rules are the same: for large ones. The rules are asked for
 * once: in development the code may change, but what runs is what was there at the start.
 */
export function keepLast<Result extends object>({folder, rules}: KeeperOptions): LastKeeper<Result> {
  let known: string | undefined;
  return async (content, make) => {
    known ??= rules();
    // As a part of the rules: what is kept under others is removed.
    const keeper = createKeeper<Result>({folder, rules: () => `${known}\n${content}`});
    const kept = keeper.find('');
    if (kept !== undefined) return kept;
    const result = await make();
    keeper.keep('', result);
    return result;
  };
}
