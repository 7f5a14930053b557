/** A promise that a test settles when it is time. Node 20 has no `Promise.withResolvers`. */
export function defer<Value>() {
  let resolve = (_value: Value) => {};
  let reject = (_error: Error) => {};
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return {promise, resolve: (value: Value) => resolve(value), reject: (error: Error) => reject(error)};
}
