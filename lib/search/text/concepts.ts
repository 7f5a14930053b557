import {toTerms} from './toTerms';

/**
 * Words for the same thing, in the manual, in other tools and in everyday speech. A text that has one of them is found by each
 * of the others, with less weight.
 */
const CONCEPTS: readonly string[] = [
  'tap click press touch',
  'swipe slide drag scroll fling gesture flick',
  'control node element widget view component uiobject object',
  'selector locator xpath query',
  'image picture template photo icon',
  'color pixel rgb hex',
  'ocr recognize recognition',
  'text label word caption string',
  'screenshot capture screencap snapshot',
  'type input write enter fill',
  'keyboard ime keys',
  'app application package apk program',
  'open launch start run begin',
  'stop exit quit kill end close terminate abort cancel',
  'wait sleep delay pause timeout until',
  'install setup',
  'download fetch',
  'upload send',
  'request http rest post api',
  'websocket ws socket realtime',
  'database db sql mysql sqlite',
  'dialog popup alert modal',
  'window form frame',
  'overlay floating float',
  'toast message notification hint notice',
  'video watch tutorial lesson',
  'buy price cost shop order purchase pay',
  'contact support email forum',
  'phone device mobile handset',
  'computer pc desktop',
  'detect detection yolo inference',
  'log print console debug output',
  'file path folder directory',
  'plugin plug extension addon',
  'pip library dependency module package',
  'vip member membership subscription licence license activation',
  'board esp32 hid bluetooth otg',
  'permission accessibility grant allow',
  'error fail problem crash exception bug wrong',
  'missing absent gone lost',
  'loop repeat forever every',
  'schedule timer cron daily interval',
  'thread parallel concurrent background async',
  'variable setting config option preference',
  'store save keep remember persist',
  'read load get',
  'coordinate position location point xy',
  'bounds rect region area',
  'resolution size width height dpi',
  'rotate orientation landscape portrait',
  'random human jitter',
  'encrypt protect obfuscate',
  'publish release share distribute',
  'update upgrade version',
  'find search locate look',
  'check exist exists present visible',
  'match compare similar similarity threshold tolerance',
  'copy clipboard paste',
  'unlock lock wake',
  'root su superuser',
  'usb cable adb',
  'wifi lan network ip',
  'translate convert',
  'list listview recyclerview row item',
  'slow performance lag speed',
  'long hold',
  'multi two several',
  'scale zoom pinch',
  'login sign account password',
  'captcha slider verification',
  'game canvas unity',
  'browser web webview html',
  'sms call telephone',
  'parent child sibling ancestor descendant tree hierarchy',
  'attribute property field',
  'mouse cursor pointer',
];

const BY_TERM = new Map<string, string[]>();
for (const words of CONCEPTS) {
  const [name, ...others] = toTerms(words);
  for (const term of [name, ...others]) {
    if (term === undefined) continue;
    BY_TERM.set(term, [...(BY_TERM.get(term) ?? []), `~${name}`]);
  }
}

/** The concepts that a term of the index stands for; each begins with `~`, and is a term of the index itself. */
export function findConcepts(term: string): readonly string[] {
  return BY_TERM.get(term) ?? [];
}
