const TIMES_AS_MUCH = 4;
const ROUNDS = 7;

/** Work that grows evenly takes 4 times as long, work in which each part costs all others 16 times. */
export const MOST_EVEN_GROWTH = 9;

/**
 * How many times as long some work takes for four times as much. It is a ratio of the best of several rounds: whatever else the
 * machine does only makes a round longer.
 */
export function measureGrowth(work: (amount: number) => void, amount: number): number {
  work(amount);
  const [little, much] = [amount, amount * TIMES_AS_MUCH].map((size) => {
    const rounds = Array.from({length: ROUNDS}, () => {
      const start = performance.now();
      work(size);
      return performance.now() - start;
    });
    return Math.min(...rounds);
  });
  return (much ?? 0) / (little ?? 0);
}
