/** What a record has under a key that a reader may have written: none of the names that every object has, such as `constructor`. */
export function getOwn<Value>(
  record: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}
