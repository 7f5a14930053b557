export const CONFIDENCE_LEVELS = ['high', 'medium', 'low'] as const;

export type Confidence = (typeof CONFIDENCE_LEVELS)[number];

/** What a docs page was checked against: a public source, the day, and how well the source covers the page. */
export interface Verified {
  /** Address or short name of the public source. */
  source: string;
  /** ISO date, `YYYY-MM-DD`. */
  date: string;
  confidence: Confidence;
}

export function isConfidence(value: unknown): value is Confidence {
  const levels: readonly unknown[] = CONFIDENCE_LEVELS;
  return levels.includes(value);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
