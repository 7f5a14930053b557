/** Holds work back while it is closed. */
export interface Gate {
  open(): void;
  close(): void;
  /** Resolves at once, or when the gate opens. */
  pass(): Promise<void>;
}

/** Makes an open gate. */
export function createGate(): Gate {
  let opening = Promise.resolve();
  let release = () => {};
  return {
    open: () => release(),
    close() {
      opening = new Promise((resolve) => {
        release = resolve;
      });
    },
    pass: () => opening,
  };
}
