import type {RunState} from '../run/runState';
import {PythonCall} from '../run/toPython';
import {numberOf, type Operations} from './operation';

/** Time until the first position fix. */
const FIRST_FIX_MS = 3000;

export const locationOperations: Operations = {
  'android.location.get_last': (_values, {phone}) => {
    const {place} = phone.scene.device;
    return place && new PythonCall('Location', [...place, phone.nowMs()]);
  },
  'android.location.request'(values, state) {
    state.subscriptions.add('location');
    state.locationRequests++;
    sendPositions(state, FIRST_FIX_MS, Math.max(1000, numberOf(values, 'min_time_updata', 5000)));
  },
  'android.location.close'(_values, {subscriptions}) {
    subscriptions.delete('location');
  },
};

/** Sends positions to the script until it closes the request or makes another one. */
function sendPositions(state: RunState, afterMs: number, everyMs: number): void {
  const {place} = state.phone.scene.device;
  const request = state.locationRequests;
  if (!place) return;
  state.phone.schedule(afterMs, () => {
    if (!state.subscriptions.has('location') || state.locationRequests !== request) return;
    const [latitude, longitude, accuracy] = place;
    const atMs = state.phone.nowMs();
    state.pendingEvents.push({kind: 'location', fields: {latitude, longitude, accuracy, atMs}});
    sendPositions(state, everyMs, everyMs);
  });
}
