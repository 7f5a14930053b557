import {createHash} from 'node:crypto';

/** Rules are tuned with the texts of `tune`. Texts of `hold` are only counted: they show how the rules work on unseen texts. */
export type Half = 'tune' | 'hold';

/** The half of a text by its SHA-256 alone, so that nobody can move it: `tune` when the first byte is even. */
export function toHalf(text: string): Half {
  return (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 0 ? 'tune' : 'hold';
}
