const SIZE = 624;
const AHEAD = 397;

/** The Mersenne Twister, with which Python draws: the same seed gives the numbers of a device. */
export function createTwister(key: readonly number[]): () => number {
  const words = new Uint32Array(SIZE);
  let at = SIZE;
  fill(words, key);
  return () => {
    if (at >= SIZE) {
      turn(words);
      at = 0;
    }
    let word = words[at++] ?? 0;
    word ^= word >>> 11;
    word ^= (word << 7) & 0x9d2c5680;
    word ^= (word << 15) & 0xefc60000;
    return (word ^ (word >>> 18)) >>> 0;
  };
}

function fill(words: Uint32Array, key: readonly number[]): void {
  const mix = (index: number, factor: number): number => {
    const before = words[index - 1] ?? 0;
    return Math.imul(before ^ (before >>> 30), factor);
  };
  words[0] = 19650218;
  for (let index = 1; index < SIZE; index++) words[index] = mix(index, 1812433253) + index;
  let index = 1;
  const advance = (word: number): void => {
    words[index++] = word;
    if (index < SIZE) return;
    words[0] = words[SIZE - 1] ?? 0;
    index = 1;
  };
  for (let step = 0; step < Math.max(SIZE, key.length); step++) {
    const place = step % key.length;
    advance(((words[index] ?? 0) ^ mix(index, 1664525)) + (key[place] ?? 0) + place);
  }
  for (let step = 1; step < SIZE; step++) advance(((words[index] ?? 0) ^ mix(index, 1566083941)) - index);
  words[0] = 0x80000000;
}

function turn(words: Uint32Array): void {
  for (let index = 0; index < SIZE; index++) {
    const next = words[(index + 1) % SIZE] ?? 0;
    const word = ((words[index] ?? 0) & 0x80000000) | (next & 0x7fffffff);
    words[index] = (words[(index + AHEAD) % SIZE] ?? 0) ^ (word >>> 1) ^ (next & 1 ? 0x9908b0df : 0);
  }
}

/** What the module `random` asks for; each row of numbers that a script seeds has a number of its own. */
export function createRandomNumbers() {
  const rows = new Map<number, () => number>();
  const next = (row: number): number => rows.get(row)?.() ?? 0;
  return {
    /** Begins a row again with the digits of a number in the base of 32 bits, the lowest first. */
    random_seed(row: number, digits: string): void {
      rows.set(row, createTwister(digits.split(',').map(Number)));
    },
    /** The highest bits of the next word, at most 32. */
    random_bits: (row: number, count: number): number => next(row) >>> (32 - count),
    random_fraction(row: number): number {
      const high = next(row) >>> 5;
      return (high * 0x4000000 + (next(row) >>> 6)) / 0x20000000000000;
    },
  };
}
