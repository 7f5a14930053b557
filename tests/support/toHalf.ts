import {createHash} from 'node:crypto';

/** Rules are made for texts of `tune`; texts of `hold` are only counted, and say what the rules are worth for texts that nobody saw. */
export type Half = 'tune' | 'hold';

/** The half that a text belongs to by its SHA-256 alone: `tune` when the first byte is even. No text can be moved. */
export function toHalf(text: string): Half {
  return (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 0 ? 'tune' : 'hold';
}
