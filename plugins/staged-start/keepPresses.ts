// biome-ignore-all lint: this file is old JavaScript on purpose, because every page runs it as it stands.
/**
 * Keeps what a reader presses before the page has come to life, and presses it again afterwards, in the same order:
 * buttons and the like, the keys that open the search and what is typed into it. Links and what the browser opens by
 * itself work without scripts and are left to it.
 *
 * Runs inline in every page, as the text of this function: it can use nothing from outside itself.
 */
export function keepPresses(): void {
  var CONTROLS =
    '#__docusaurus button:not([type=submit]), #__docusaurus [role=button], #__docusaurus [role=tab]';
  /** More would be a key that is held down, or a reader who has given up. */
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
    var isCombination = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    var isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && event.key.length === 1;
    if (target.matches && target.matches('input, textarea, select')) return;
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
    // After the effects of the frame in which the page came to life, which listen to keys.
    setTimeout(function () {
      kept.forEach(function (press) {
        press();
      });
    });
  }).observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
}
