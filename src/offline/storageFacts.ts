/** How much the site stores, and whether the browser may delete it. */
export interface StorageFacts {
  usage?: number | undefined;
  quota?: number | undefined;
  isPersistent: boolean;
}

/** Asks the browser; undefined where it does not say. */
export async function readStorageFacts(): Promise<StorageFacts | undefined> {
  try {
    const {usage, quota} = await navigator.storage.estimate();
    return {usage, quota, isPersistent: await navigator.storage.persisted()};
  } catch {
    return undefined;
  }
}
