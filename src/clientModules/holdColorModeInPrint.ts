import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const ATTRIBUTE = 'data-theme';

// A browser tells pages that print that the system prefers light; the stock theme follows it onto the paper.
if (ExecutionEnvironment.canUseDOM) holdColorModeInPrint(window, document.documentElement);

/** Keeps the colour mode of `html` from the beginning of a print to its end; a change that came meanwhile shows after it. */
export function holdColorModeInPrint(target: EventTarget, html: HTMLElement): void {
  let held: string | null = null;
  let wanted: string | null = null;
  const observer = new MutationObserver(() => {
    const mode = html.getAttribute(ATTRIBUTE);
    if (held === null || mode === held) return;
    wanted = mode;
    html.setAttribute(ATTRIBUTE, held);
  });

  target.addEventListener('beforeprint', () => {
    held = html.getAttribute(ATTRIBUTE);
    observer.observe(html, {attributeFilter: [ATTRIBUTE]});
  });
  target.addEventListener('afterprint', () => {
    observer.disconnect();
    if (wanted !== null) html.setAttribute(ATTRIBUTE, wanted);
    held = null;
    wanted = null;
  });
}
