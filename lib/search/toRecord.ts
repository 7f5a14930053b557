/** Makes an object with a value for every key; its type keeps the keys, which that of `Object.fromEntries` does not. */
export function toRecord<Key extends string, Value>(
  keys: readonly Key[],
  toValue: (key: Key) => Value,
): Record<Key, Value> {
  // The entries have exactly these keys.
  return Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<Key, Value>;
}
