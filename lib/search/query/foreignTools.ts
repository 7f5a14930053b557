/**
 * Patterns for code of other tools, with words that find the page on coming from that tool. They contain only names that
 * AScript does not have. The first match counts.
 */
const TOOLS: readonly (readonly [pattern: RegExp, words: string])[] = [
  [
    /\bappium|\bdriver\b|\bAppiumBy\b|\bMobileBy\b|\bBy\.[A-Z]|find_?elements?(?:_?by)?\b|WebDriver|\bUiSelector\b|\bUiScrollable\b|TouchAction|desired_?cap|capabilities\b|send_?keys\b|expected_conditions|NoSuchElement|StaleElement|\bselenium\b|\bmaestro\b|\b(?:tap|longPress|doubleTap)On\b|\bespresso\b|\bonView\(/i,
    'appium',
  ],
  [
    /\bu2\b|uiautomator2|\bd\(\s*(?:text|resourceId|description|className|scrollable)\w*\s*=|\bd\.(?:app_|xpath|press|dump_|watcher|screen_|click_post)/,
    'uiautomator2',
  ],
  [
    /\bTemplate\(|\bairtest\b|\bpoco\b|\bauto_setup\b|\bconnect_device\b|\bkeyevent\(|\bassert_(?:not_)?exists\(/i,
    'airtest',
  ],
  [
    /\bauto\.|\bfloaty\b|\bimages\.\w|\bthreads\.start|\bevents\.observe|\bfind(?:One|Once)\(|\bclassName\(|\b(?:text|desc)(?:Contains|StartsWith|Matches)\(|\bauto\.?js\b|\bAutoX|\bhamibot\b|\brequestScreenCapture\b|\blaunchApp\(|\bclickCenter\(|\bclick(?:Bounds|Point)\b|\bsetScreenMetrics\b|\bstorages\.|\bengines\./i,
    'auto js',
  ],
  [
    /\bpyautogui\b|\bpywinauto\b|\bApplication\(\s*backend|\bwin32(?:gui|api|con)\b|\bpywintypes\b|\bpynput\b|\bkeyboard\.\w|\bautohotkey\b|\bautoit\b|\bWin(?:Activate|Wait|MenuSelectItem|Exists)\b|\bControl(?:Click|Send)\b|\buiautomation\b|\bprint_control_identifiers\b|\bchild_window\(|\btop_window\b|\bElementNotFoundError\b|\bImageNotFoundException\b/i,
    'desktop tools',
  ],
];

/** Words for the page on coming from the tool that a query names or whose code it is; undefined for none. */
export function findForeignTool(text: string): string | undefined {
  return TOOLS.find(([pattern]) => pattern.test(text))?.[1];
}
