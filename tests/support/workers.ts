/** Runs in a page before its own scripts: workers are refused, as by a browser's settings. */
export function refuseWorkers(): void {
  window.Worker = class {
    constructor() {
      throw new DOMException('refused', 'SecurityError');
    }
  } as unknown as typeof Worker;
}

/** Runs in a page before its own scripts: workers take every message and never answer, as with an empty script. */
export function silenceWorkers(): void {
  window.Worker = class extends EventTarget {
    postMessage() {}
    terminate() {}
  } as unknown as typeof Worker;
}

/** Runs in a page before its own scripts: workers break at each message. */
export function breakWorkers(): void {
  window.Worker = class extends EventTarget {
    postMessage() {
      setTimeout(() => this.dispatchEvent(new Event('error')));
    }
    terminate() {}
  } as unknown as typeof Worker;
}
