/** Where readers are when something fails, by id, in the order in which they get there. */
export const SITUATION_NAMES = {
  connect: 'Installing and connecting',
  start: 'Starting and running a script',
  controls: 'Finding controls',
  tap: 'Tapping and typing',
  board: 'The ESP32 board',
  vision: 'Screen, colours and pictures',
  text: 'Reading text and codes',
  detection: 'Detecting objects with YOLO',
  device: 'Apps, device and system',
  window: 'Windows, dialogs and logs',
  data: 'Files and data',
  network: 'Network, cloud and models',
  plugin: 'Plug-ins and Java',
  publish: 'Packaging and publishing',
  learn: 'In a course or a recipe',
  site: 'Account and this site',
} as const;

export type Situation = keyof typeof SITUATION_NAMES;

export const SITUATIONS = Object.keys(SITUATION_NAMES) as readonly Situation[];

/**
 * The situation of the pages whose address below /docs/, without the platform, begins so; the longest beginning counts. A
 * folder of the docs that has failure lists needs a line.
 */
const PLACES: Readonly<Record<string, Situation>> = {
  'about/': 'site',
  api: 'start',
  'api/action/': 'tap',
  'api/action/hid': 'board',
  'api/app/': 'device',
  'api/app/permissions': 'start',
  'api/application': 'device',
  'api/bluetooth': 'device',
  'api/cloud_control': 'network',
  'api/control': 'network',
  'api/db/': 'data',
  'api/file': 'data',
  'api/intent': 'device',
  'api/location': 'device',
  'api/media': 'device',
  'api/mode': 'start',
  'api/node/': 'controls',
  'api/plug/': 'plugin',
  'api/plug/export': 'publish',
  'api/python/': 'start',
  'api/python/pyandroid': 'plugin',
  'api/screen/': 'vision',
  'api/screen/coder_scanner': 'text',
  'api/screen/cvfont': 'text',
  'api/screen/ocr': 'text',
  'api/screen/qrcode': 'text',
  'api/screen/yolo/': 'detection',
  'api/system/': 'device',
  'api/system/kv': 'data',
  'api/system/r': 'data',
  'api/tunner/': 'network',
  'api/ui/': 'window',
  action: 'tap',
  'coming-from/': 'start',
  'cookbook/': 'learn',
  deepseek: 'network',
  'devtools/': 'connect',
  download: 'connect',
  esp32: 'board',
  'guide/api': 'start',
  'guide/app': 'publish',
  'guide/first': 'connect',
  intro: 'connect',
  itunes: 'connect',
  'learn/': 'learn',
  online: 'publish',
  'reference/': 'site',
  'reference/platforms': 'start',
  'reference/versions': 'start',
  screen: 'vision',
  'service/': 'network',
  'service/db': 'data',
  'share/hid': 'board',
  'share/pip': 'start',
  'share/scrcpy': 'connect',
  'share/screenep': 'vision',
  'share/ui': 'window',
  'shop/': 'site',
  'shop/hid': 'board',
  start: 'connect',
  'teach/': 'learn',
  'topics/': 'start',
  'topics/events': 'device',
  'topics/sensors': 'device',
  'topics/shizuku': 'device',
  'topics/sms': 'device',
  'topics/testing-a-script': 'network',
  'vmoshd/': 'start',
  window: 'controls',
};

const BY_LENGTH = Object.entries(PLACES).sort(([a], [b]) => b.length - a.length);

/** The situation of a page by its path within the site; none where no line of the table fits. */
export function findSituation(path: string): Situation | undefined {
  const place = path.replace(/^\/docs\/(?:next\/|\d[^/]*\/)?(?:(?:android|ios|windows)\/)?/, '');
  return BY_LENGTH.find(([beginning]) => place.startsWith(beginning))?.[1];
}
