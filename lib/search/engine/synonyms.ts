/** Words that readers use for the same thing; each is searched for as the others, with less weight. Terms of the index. */
const GROUPS: readonly (readonly string[])[] = [
  ['tap', 'click', 'press', 'touch'],
  ['swipe', 'slide', 'drag', 'scroll', 'gesture'],
  ['control', 'node', 'element', 'widget', 'selector', 'view'],
  ['image', 'picture', 'template', 'photo'],
  ['color', 'pixel', 'rgb'],
  ['ocr', 'text', 'read', 'recognise', 'recognize', 'recognition'],
  ['screenshot', 'capture', 'screencap', 'shot'],
  ['type', 'input', 'write', 'keyboard', 'paste'],
  ['app', 'application', 'package', 'bundle', 'apk'],
  ['open', 'launch', 'start', 'run'],
  ['stop', 'exit', 'quit', 'kill', 'end', 'close'],
  ['wait', 'sleep', 'delay', 'pause', 'timeout', 'until'],
  ['install', 'download', 'setup', 'set'],
  ['request', 'http', 'rest', 'post'],
  ['realtime', 'websocket', 'ws'],
  ['database', 'db', 'sql', 'mysql'],
  ['dialog', 'window', 'popup', 'alert', 'ui'],
  ['toast', 'message', 'notification', 'hint'],
  ['video', 'watch', 'course'],
  ['buy', 'price', 'cost', 'shop', 'order', 'purchase'],
  ['contact', 'email', 'support', 'help'],
  ['phone', 'device', 'mobile'],
  ['detect', 'detection', 'yolo', 'object'],
  ['log', 'print', 'console', 'debug'],
  ['file', 'path', 'folder', 'directory'],
  ['plugin', 'plug', 'extension', 'addon'],
  ['pip', 'library', 'dependency', 'module'],
  ['vip', 'member', 'membership', 'subscription', 'licence', 'license'],
  ['board', 'esp32', 'hid', 'bluetooth'],
  ['permission', 'accessibility', 'grant'],
  ['error', 'fail', 'problem', 'crash'],
];

const SYNONYMS = new Map<string, Set<string>>();
for (const group of GROUPS) {
  for (const term of group) {
    const others = SYNONYMS.get(term) ?? new Set();
    for (const other of group) if (other !== term) others.add(other);
    SYNONYMS.set(term, others);
  }
}

/** The other terms for the same thing. */
export function findSynonyms(term: string): string[] {
  return [...(SYNONYMS.get(term) ?? [])];
}
