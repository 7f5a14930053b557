/** Passes what a plugin has loaded to the compilation of pages. */
export interface Store<Value> {
  set(value: Value): void;
  /** Throws before the first `set`. */
  get(): Value;
}

/**
 * A store for one site. Docusaurus calls `allContentLoaded` of all plugins before it compiles the first page, so a
 * plugin that fills the store there is never too late. `missing` says what to do when none does.
 */
export function createStore<Value extends object>(missing: string): Store<Value> {
  let stored: Value | undefined;
  return {
    set(value) {
      stored = value;
    },
    get() {
      if (stored === undefined) throw new Error(missing);
      return stored;
    },
  };
}
