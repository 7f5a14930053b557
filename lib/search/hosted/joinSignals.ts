/** A signal that aborts when any of the others does: `AbortSignal.any`, which Safari lacks before 17.4. */
export function joinSignals(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, {once: true, signal: controller.signal});
  }
  return controller.signal;
}
