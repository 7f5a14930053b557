import {vi} from 'vitest';
import type {ColorAnswer, ColorCall} from '../../src/labs/colors/colorMessages';

/** Answers a call of the lab, by `say`. */
type Answer = (call: ColorCall, say: (answer: ColorAnswer) => void) => void;

/**
 * Puts a worker that has started at once in the place of real ones, until `vi.unstubAllGlobals`. Gives the function by which it is
 * ended.
 */
export function stubColorWorker(answer: Answer = () => {}) {
  const terminate = vi.fn();
  class StartedWorker extends EventTarget {
    terminate = terminate;
    constructor() {
      super();
      setTimeout(() => this.say({kind: 'started'}));
    }
    postMessage(call: ColorCall) {
      answer(call, (data) => this.say(data));
    }
    private say(data: ColorAnswer) {
      this.dispatchEvent(new MessageEvent('message', {data}));
    }
  }
  vi.stubGlobal('Worker', StartedWorker);
  return terminate;
}
