export const CONFIDENCE_LEVELS = ['high', 'medium', 'low'] as const;

export type Confidence = (typeof CONFIDENCE_LEVELS)[number];

/** Whether a value is one of the levels. */
export function isConfidence(value: unknown): value is Confidence {
  const levels: readonly unknown[] = CONFIDENCE_LEVELS;
  return levels.includes(value);
}
