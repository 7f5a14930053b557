import type {RunEvent} from '../phone/run/runEvent';
import type {RunResult} from '../phone/run/runProtocol';

/** A reason why a sample need not run, with the check that it holds. */
export interface NoRunReason {
  /** What must be true of the sample; shown when it is not. */
  expectation: string;
  holds(evidence: Evidence): boolean;
}

export interface Evidence {
  code: string;
  /** How the sample ends on the plainest scene. */
  result: RunResult;
}

/** Events that every run reports, even without a call of the phone. */
const SILENT_EVENTS: ReadonlySet<RunEvent['type']> = new Set(['line', 'screen', 'end']);

/** The reasons that `no-run` takes. Each is checked, so that it must go once the simulated phone can run the sample. */
export const NO_RUN_REASONS: Readonly<Record<string, NoRunReason>> = {
  'needs Java': importsOneOf('java', 'android', 'jnius', 'chaquopy'),
  'needs the network': needsNetwork(
    'requests',
    'websocket',
    'websockets',
    'urllib',
    'http',
    'smtplib',
    'socket',
    'pymysql',
    'esp32',
    'deepseek',
  ),
  'needs a package': importsOneOf(
    'bluetooth',
    'cv2',
    'numpy',
    'openpyxl',
    'PIL',
    'rapidocr',
    'sqlite3',
    'yolov5',
    'Yolov8Ncnn',
    'zxingcpp',
  ),
  'needs another interpreter': importsOneOf('asyncio', 'inspect', 'keyword', 'hmac'),
  'another version': {
    expectation: 'the sample asks which Python or which packages there are',
    holds: ({code}) => /\bsys\.version|\bplatform\.python_version\(|\bimport_module\(/.test(code),
  },
  'needs a project': {
    expectation: 'the sample asks R for a file, opens one, or imports one of the project',
    holds: ({code}) =>
      /^\s*(?:from|import) \.|\bR\.\w+\(|\bPath\(|\b__import__\(|\bopen\([^)]*(?:encoding|, ")/m.test(code),
  },
  'needs a plug-in': {
    expectation: 'the sample loads a plug-in',
    holds: ({code}) => /\bplug\.load\(/.test(code),
  },
  'not simulated': {
    expectation: 'the run meets a call that is not simulated',
    holds: ({result: {events, outcome}}) =>
      events.some(({type}) => type === 'not-simulated') ||
      (outcome.status === 'error' && /^(?:ImportError|ModuleNotFoundError|SyntaxError)$/.test(outcome.kind)),
  },
  'runs on a computer': {
    expectation: 'the sample reads its command line, which a script on a device does not have',
    holds: ({code}) => /\bsys\.argv\b/.test(code) && !/\bascript\b/.test(code),
  },
  'defines only': {
    expectation: 'the run ends without a printed word and without a call of the phone',
    holds: ({result: {events, outcome}}) =>
      outcome.status === 'done' && events.every(({type}) => SILENT_EVENTS.has(type)),
  },
  'needs real time': {
    expectation: 'the sample measures how long a call takes, which here takes no time',
    holds: ({code}) => /\btime\.monotonic\(\) - begin\b/.test(code),
  },
  'runs forever': {
    expectation: 'the run meets a limit of the simulation',
    holds: ({result: {outcome}}) => outcome.status === 'limit',
  },
};

/** A window that shows a web address needs the network too. */
function needsNetwork(...modules: readonly string[]): NoRunReason {
  const {expectation, holds} = importsOneOf(...modules);
  return {
    expectation: `${expectation}, or shows an address in a window`,
    holds: (evidence) => holds(evidence) || /\bWebWindow\("https?:/.test(evidence.code),
  };
}

function importsOneOf(...modules: readonly string[]): NoRunReason {
  const pattern = new RegExp(`^\\s*(?:from|import) (?:${modules.join('|')})\\b`, 'm');
  return {
    expectation: `the sample imports ${modules.join(', ')}`,
    holds: ({code}) => pattern.test(code),
  };
}
