/** How the properties run. */
export interface FuzzSettings {
  /** The same inputs in every run of the tests; others in each round of `npm run fuzz`. */
  seed: number;
  /** Inputs for each property, or how long each one runs, in milliseconds. */
  amount: {runs: number} | {ms: number};
  /** Longest text that is made, in UTF-16 units. */
  maxLength: number;
  /** Where each input is written before it is tried. */
  inputFile?: string;
}

const SEED = 20_261_122;
const RUNS = 60;

/** Reads what `scripts/fuzz.ts` says of a round: `FUZZ_SEED`, `FUZZ_MS` and `FUZZ_INPUT`; without them the tests run. */
export function readSettings({
  FUZZ_SEED: seed = String(SEED),
  FUZZ_MS: ms,
  FUZZ_INPUT: inputFile,
}: Readonly<Record<string, string | undefined>>): FuzzSettings {
  return {
    seed: Number(seed),
    amount: ms === undefined ? {runs: RUNS} : {ms: Number(ms)},
    maxLength: ms === undefined ? 2000 : 20_000,
    ...(inputFile !== undefined && {inputFile}),
  };
}
