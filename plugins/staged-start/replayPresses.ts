// biome-ignore-all lint: written in old JavaScript, because every page runs its text uncompiled.
/**
 * Records what a reader presses before the page has hydrated, and replays it afterwards in the same order: clicks on buttons
 * and tabs, the keys that open the search, and what is typed after them. Links, fields and `<details>` work without scripts
 * and are left to the browser.
 *
 * Every page runs the text of this function inline, so it can use nothing from outside itself.
 */
export function replayPresses(): void {
  var CONTROLS =
    '#__docusaurus button:not([type=submit]), #__docusaurus [role=button], #__docusaurus [role=tab]';
  /** More presses than this come from a key that is held down. */
  var MAX_KEPT = 30;
  var root = document.documentElement;
  var kept: (() => void)[] = [];
  var isSearching = false;

  function keep(event: Event, press: () => void) {
    event.preventDefault();
    event.stopPropagation();
    if (kept.length < MAX_KEPT) kept.push(press);
  }

  function keepClick(event: Event) {
    var target = event.target as Element;
    var control = target.closest && (target.closest(CONTROLS) as HTMLElement | null);
    if (!control) return;
    var pressed = control;
    keep(event, function () {
      pressed.click();
    });
  }

  function keepKey(event: KeyboardEvent) {
    var target = event.target as Element;
    // A browser that fills in a field sends a keydown without a key.
    if (!event.key || (target.matches && target.matches('input, textarea, select'))) return;
    var isCombination =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k';
    var isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && event.key.length === 1;
    if (!isCombination && !(isPlain && (event.key === '/' || isSearching))) return;
    isSearching = true;
    var options = {
      key: event.key,
      ctrlKey: event.ctrlKey,
      metaKey: event.metaKey,
      bubbles: true,
      cancelable: true,
    };
    keep(event, function () {
      document.body.dispatchEvent(new KeyboardEvent('keydown', options));
    });
  }

  document.addEventListener('click', keepClick, true);
  document.addEventListener('keydown', keepKey, true);
  new MutationObserver(function (_changes, observer) {
    if (root.getAttribute('data-has-hydrated') !== 'true') return;
    observer.disconnect();
    document.removeEventListener('click', keepClick, true);
    document.removeEventListener('keydown', keepKey, true);
    // In a later task: the effects that listen to keys run in the same frame as this change.
    setTimeout(function () {
      kept.forEach(function (press) {
        press();
      });
    });
  }).observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
}
