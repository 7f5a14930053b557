/** A record with a value for every key, which `Object.fromEntries` would forget. */
export function toRecord<Key extends string, Value>(
  keys: readonly Key[],
  toValue: (key: Key) => Value,
): Record<Key, Value> {
  // Every key is there, and no other: Object.fromEntries types them as any string.
  return Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<Key, Value>;
}
