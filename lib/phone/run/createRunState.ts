import type {Phone} from '../device/phone';
import type {RunAction, RunEvent} from './runEvent';
import {DEFAULT_LIMITS} from './runLimits';
import type {RunRequest} from './runProtocol';
import type {DocsPages, RunState} from './runState';

/** The state of a run that has not begun; its events go to `onEvent`. */
export function createRunState(
  request: RunRequest,
  phone: Phone,
  docs: DocsPages,
  onEvent: (event: RunEvent) => void,
): RunState {
  const noted = new Set<string>();
  let lastFrame = '';
  const state: RunState = {
    request,
    phone,
    limits: {...DEFAULT_LIMITS, ...request.limits},
    docs,
    line: 0,
    values: new Map(),
    bitmaps: new Map(),
    saved: new Map(),
    missing: new Set(),
    origins: new WeakMap(),
    windows: new Map(),
    dialogs: 0,
    taps: 0,
    locationRequests: 0,
    cachedScreen: undefined,
    lastShot: undefined,
    subscriptions: new Set(),
    granted: new Set(['accessibility_service']),
    pendingEvents: [],
    emit(action: RunAction) {
      onEvent({...action, atMs: Math.round(phone.nowMs()), line: state.line});
    },
    reportScreen() {
      for (const event of phone.takeEvents()) state.emit(event);
      const frame = phone.frame();
      const text = JSON.stringify(frame);
      if (text === lastFrame) return;
      lastFrame = text;
      state.emit({type: 'screen', frame});
    },
    noteUndocumented(call, note) {
      if (noted.has(note)) return;
      noted.add(note);
      const name = call.includes('.') ? `${request.scene.platform}.${call}` : call;
      const page = docs[name];
      state.emit({type: 'undocumented', name, note, ...(page === undefined ? {} : {docs: page})});
    },
  };
  for (const {atMs, ...fields} of request.scene.notifications ?? [])
    phone.schedule(atMs, () => state.pendingEvents.push({kind: 'notification', fields: {...fields, atMs}}));
  return state;
}
