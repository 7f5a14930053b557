import type {Frame} from '../device/frame';
import type {Bounds, ScreenPoint} from '../geometry';
import type {Hand, Match, RunAction, RunEvent, RunOutcome} from '../run/runEvent';
import {describeEvent} from './describeEvent';

/** A finger on the screen. */
export type Gesture =
  | {kind: 'tap'; at: ScreenPoint}
  | {kind: 'swipe'; paths: readonly (readonly ScreenPoint[])[]}
  | {kind: 'key'; key: string};

/** What a search has found, as long as it counts. */
export interface FindResult {
  what: Extract<RunAction, {type: 'find'}>['what'];
  matches: readonly Match[];
  count: number;
  region?: Bounds;
}

export interface OutputPart {
  text: string;
  stream: 'out' | 'error';
}

export interface LogEntry {
  line: number;
  text: string;
  /** The call that it tells of. */
  call?: string;
  /** How often the same happened one after another. */
  times: number;
  /** Page that describes a call, as a path of the site. */
  docs?: string;
}

/** Something the reader must know about the run: a call that did nothing, or a result that rests on a guess. */
export interface RunNote {
  kind: 'not-simulated' | 'undocumented';
  text: string;
  call: string;
  /** Where it happened first. */
  line: number;
  docs?: string;
}

/** What the page shows at one moment of a run. */
export interface PlayView {
  /** Line of the script that runs, from 1; 0 before the first. */
  line: number;
  /** Simulated time. */
  atMs: number;
  frame?: Frame;
  gesture?: Gesture;
  /** Where the pointer of the mouse is. */
  pointer?: ScreenPoint;
  found?: FindResult;
  dialog?: Extract<RunAction, {type: 'dialog'}>;
  toast?: string;
  /** Windows of the script that are open, by number. */
  windows: ReadonlyMap<number, Extract<RunAction, {type: 'window'}>>;
  output: readonly OutputPart[];
  log: readonly LogEntry[];
  /** How many entries of the log were dropped at its beginning. */
  dropped: number;
  notes: readonly RunNote[];
  error?: Extract<RunAction, {type: 'error'}>;
  outcome?: RunOutcome;
}

/** A view in which the phone shows something. */
export type ShownView = PlayView & {frame: Frame};

export const EMPTY_VIEW: PlayView = {
  line: 0,
  atMs: 0,
  windows: new Map(),
  output: [],
  log: [],
  dropped: 0,
  notes: [],
};

/** How many log entries are kept: a script that prints all the time would make the page slow. */
export const MAX_LOG = 300;

/** Returns what the page shows after an event. */
export function applyEvent(view: PlayView, event: RunEvent): PlayView {
  const moved = {...view, line: event.line || view.line, atMs: event.atMs};
  return show(withLog(moved, event), event);
}

function show(view: PlayView, event: RunEvent): PlayView {
  switch (event.type) {
    case 'tap':
      return {...withPointer(calm(view), event), gesture: {kind: 'tap', at: event.at}};
    case 'pointer':
    case 'wheel':
      return {...calm(view), pointer: event.at};
    case 'key':
      return {...calm(view), gesture: {kind: 'key', key: event.key}};
    case 'swipe':
      return {
        ...withPointer(calm(view), {by: event.by, at: event.paths[0]?.at(-1)}),
        gesture: {kind: 'swipe', paths: event.paths},
      };
    case 'find': {
      const {what, matches, count, region} = event;
      return {...calm(view), found: {what, matches, count, ...(region && {region})}};
    }
    case 'sleep':
    case 'app':
      return calm(view);
    case 'dialog':
      return {...calm(view), dialog: event};
    case 'toast':
      return {...view, toast: event.text};
    case 'window': {
      const windows = new Map(view.windows);
      if (event.state === 'closed') windows.delete(event.id);
      else windows.set(event.id, {...windows.get(event.id), ...event});
      return {...view, windows};
    }
    case 'output':
      return {...view, output: addOutput(view.output, event)};
    case 'screen':
      return {...view, frame: event.frame};
    case 'not-simulated':
    case 'undocumented':
      return {...view, notes: addNote(view.notes, event)};
    case 'error':
      return {...view, error: event};
    case 'end':
      return {...view, outcome: event.outcome};
    default:
      return view;
  }
}

function withPointer(
  view: PlayView,
  {by, at}: {by?: Hand | undefined; at?: ScreenPoint | undefined},
): PlayView {
  return by === undefined || by === 'message' || at === undefined ? view : {...view, pointer: at};
}

/** Without what stood over the screen only while it happened. */
function calm({gesture, found, dialog, toast, ...rest}: PlayView): PlayView {
  return rest;
}

function addOutput(output: readonly OutputPart[], {text, stream}: OutputPart): OutputPart[] {
  const last = output.at(-1);
  if (last?.stream !== stream) return [...output, {text, stream}];
  return [...output.slice(0, -1), {text: last.text + text, stream}];
}

function addNote(
  notes: readonly RunNote[],
  event: Extract<RunEvent, {type: 'not-simulated' | 'undocumented'}>,
): readonly RunNote[] {
  const text = event.type === 'undocumented' ? event.note : event.name;
  if (notes.some((note) => note.kind === event.type && note.text === text)) return notes;
  return [
    ...notes,
    {
      kind: event.type,
      text,
      call: event.name,
      line: event.line,
      ...(event.docs !== undefined && {docs: event.docs}),
    },
  ];
}

function withLog(view: PlayView, event: RunEvent): PlayView {
  const text = describeEvent(event);
  if (text === undefined) return view;
  const {log, dropped} = view;
  const last = log.at(-1);
  if (last && last.line === event.line && last.text === text)
    return {...view, log: [...log.slice(0, -1), {...last, times: last.times + 1}]};
  const isNote = event.type === 'not-simulated' || event.type === 'undocumented';
  const docs = isNote && event.docs !== undefined ? {docs: event.docs} : {};
  const whole = [...log, {line: event.line, text, times: 1, ...(isNote && {call: event.name}), ...docs}];
  const extra = Math.max(0, whole.length - MAX_LOG);
  return {...view, log: whole.slice(extra), dropped: dropped + extra};
}
