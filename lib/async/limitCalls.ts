/** Makes a function that calls others, at most `limit` at a time; the rest wait for their turn, in the order in which they came. */
export function limitCalls(limit: number): <Result>(call: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (call) => {
    if (running < limit) running++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await call();
    } finally {
      // The place goes to the next without becoming free, so that nobody else takes it.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
