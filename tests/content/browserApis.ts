/** The first versions that have an API; `null` where none has it yet. Safari stands for iOS too. */
export interface FirstVersions {
  chrome: number;
  firefox: number;
  safari: number | null;
}

const SET_METHODS = {chrome: 122, firefox: 127, safari: 17};
const POPOVER = {chrome: 114, firefox: 125, safari: 17};
const ITERATOR_METHODS = {chrome: 122, firefox: 131, safari: 18.4};
const BYTES_AS_TEXT = {chrome: 140, firefox: 133, safari: 18.2};

/**
 * Names that scripts of the site might use before all promised browsers have them, from MDN's compatibility data 8.1.9.
 * A name after a dot is a member of any object; of array, string or iterator methods only those stand here that no other
 * object is likely to have.
 */
export const BROWSER_APIS: Readonly<Record<string, FirstVersions>> = {
  // Signals and URLs
  'AbortSignal.timeout': {chrome: 124, firefox: 100, safari: 16},
  'AbortSignal.any': {chrome: 116, firefox: 124, safari: 17.4},
  '.throwIfAborted': {chrome: 100, firefox: 97, safari: 15.4},
  'URL.canParse': {chrome: 120, firefox: 115, safari: 17},
  'URL.parse': {chrome: 126, firefox: 126, safari: 18},
  // The page
  '.checkVisibility': {chrome: 105, firefox: 106, safari: 17.4},
  '.showPopover': POPOVER,
  '.hidePopover': POPOVER,
  '.togglePopover': POPOVER,
  '.requestClose': {chrome: 134, firefox: 139, safari: 18.4},
  '.startViewTransition': {chrome: 111, firefox: 144, safari: 18},
  '.moveBefore': {chrome: 133, firefox: 144, safari: null},
  '.getHTML': {chrome: 125, firefox: 128, safari: 18},
  '.setHTMLUnsafe': {chrome: 124, firefox: 123, safari: 26},
  '.caretPositionFromPoint': {chrome: 128, firefox: 20, safari: 26.2},
  '.requestIdleCallback': {chrome: 47, firefox: 55, safari: null},
  requestIdleCallback: {chrome: 47, firefox: 55, safari: null},
  '.cookieStore': {chrome: 87, firefox: 140, safari: 18.4},
  cookieStore: {chrome: 87, firefox: 140, safari: 18.4},
  CloseWatcher: {chrome: 126, firefox: 149, safari: 27.3},
  'crypto.randomUUID': {chrome: 92, firefox: 95, safari: 15.4},
  structuredClone: {chrome: 98, firefox: 94, safari: 15.4},
  // The language
  'Promise.withResolvers': {chrome: 119, firefox: 121, safari: 17.4},
  'Promise.try': {chrome: 128, firefox: 134, safari: 18.2},
  'Object.groupBy': {chrome: 117, firefox: 119, safari: 17.4},
  'Map.groupBy': {chrome: 117, firefox: 119, safari: 17.4},
  'Array.fromAsync': {chrome: 121, firefox: 115, safari: 16.4},
  'Error.isError': {chrome: 134, firefox: 138, safari: null},
  'RegExp.escape': {chrome: 136, firefox: 134, safari: 18.2},
  'Math.sumPrecise': {chrome: 147, firefox: 137, safari: 26.2},
  'Iterator.from': ITERATOR_METHODS,
  'Iterator.concat': {chrome: 146, firefox: 147, safari: 26.4},
  'Uint8Array.fromBase64': BYTES_AS_TEXT,
  'Uint8Array.fromHex': BYTES_AS_TEXT,
  '.toBase64': BYTES_AS_TEXT,
  'Intl.Segmenter': {chrome: 87, firefox: 125, safari: 14.1},
  'Intl.DurationFormat': {chrome: 129, firefox: 136, safari: 16.4},
  '.toSorted': {chrome: 110, firefox: 115, safari: 16},
  '.isSubsetOf': SET_METHODS,
  '.isSupersetOf': SET_METHODS,
  '.isDisjointFrom': SET_METHODS,
  '.symmetricDifference': SET_METHODS,
  '.union': SET_METHODS,
  '.intersection': SET_METHODS,
  '.getOrInsert': {chrome: 145, firefox: 144, safari: 26.2},
  '.getOrInsertComputed': {chrome: 145, firefox: 144, safari: 26.2},
  Float16Array: {chrome: 135, firefox: 129, safari: 18.2},
  Temporal: {chrome: 144, firefox: 139, safari: 27.3},
  DisposableStack: {chrome: 134, firefox: 141, safari: 27.3},
  '/v': {chrome: 112, firefox: 116, safari: 17},
};

/** What is used with care: by whom, and what happens where it is missing. */
export const GUARDED_APIS: Readonly<Record<string, string>> = {
  '.showPopover': 'the menu asks whether there are popovers, and is a modal dialog at once without them',
  '.hidePopover': 'the menu hides what it has shown as a popover',
  '.startViewTransition':
    'React calls it within a try, and only for the ViewTransition that we do not render',
};

/** What CodeMirror uses with care; our own code may not. */
export const GUARDED_IN_EDITOR: Readonly<Record<string, string>> = {
  requestIdleCallback: 'it asks whether it is there, and takes a timer without it',
  '.intersection': 'a field of the same name, which holds an IntersectionObserver',
};
