import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const ATTRIBUTE = 'data-theme';

// While printing, browsers report that the system prefers light, and the stock theme would switch to it.
if (ExecutionEnvironment.canUseDOM) holdColorModeInPrint(window, document.documentElement);

/** Keeps the colour mode of `html` while the page is printed; a change that comes meanwhile is applied afterwards. */
export function holdColorModeInPrint(target: EventTarget, html: HTMLElement): void {
  let held: string | null = null;
  let wanted: string | null = null;
  const observer = new MutationObserver(() => {
    wanted = html.getAttribute(ATTRIBUTE);
    if (held === null) return;
    html.setAttribute(ATTRIBUTE, held);
    // Its own change is not what the theme wants.
    observer.takeRecords();
  });

  target.addEventListener('beforeprint', () => {
    held = html.getAttribute(ATTRIBUTE);
    wanted = held;
    observer.observe(html, {attributeFilter: [ATTRIBUTE]});
  });
  target.addEventListener('afterprint', () => {
    observer.disconnect();
    if (wanted !== null) html.setAttribute(ATTRIBUTE, wanted);
  });
}
