import type {JSHandle, Page} from '@playwright/test';

/** A stop of the Tab key: the focused control, and what is wrong with its focus indicator. */
export interface Stop {
  name: string;
  faults: string[];
}

/** This button disappears when the page scrolls to its top, and the focus is lost; the next Tab continues from its place. */
const TO_TOP = 'Scroll back to top';

/** Presses sent at a time, without waiting for each. */
const PRESSES_AT_A_TIME = 10;

/** The Shift key in `modifiers` of the protocol's Input.dispatchKeyEvent. */
const SHIFT = 8;

/** What the page records while the keyboard walks through it. */
interface Walk {
  stops: Stop[];
  /** Number of presses that the page has accepted. */
  presses: number;
  /** Whether the focus has left the page. */
  isOver: boolean;
  /** Resolves when the last stop has been inspected. */
  inspection: Promise<void>;
  end(): Stop[];
}

/**
 * Presses a key `presses` times, or until the focus leaves the page, and returns every stop. The page inspects each stop
 * itself when the key comes up, which is faster than a message for each. Presses that arrive during an inspection are ignored
 * and sent again.
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', presses: number): Promise<Stop[]> {
  const keyboard = await page.context().newCDPSession(page);
  const event = {
    key: 'Tab',
    code: 'Tab',
    windowsVirtualKeyCode: 9,
    modifiers: key === 'Shift+Tab' ? SHIFT : 0,
  };
  const press = () => [
    keyboard.send('Input.dispatchKeyEvent', {type: 'rawKeyDown', ...event}),
    keyboard.send('Input.dispatchKeyEvent', {type: 'keyUp', ...event}),
  ];
  const walked = await watchWalk(page);
  let [taken, isOver] = [0, false];
  while (taken < presses && !isOver) {
    const count = Math.min(PRESSES_AT_A_TIME, presses - taken);
    await Promise.all(Array.from({length: count}).flatMap(press));
    [taken, isOver] = await walked.evaluate(async (notes) => {
      await notes.inspection;
      return [notes.presses, notes.isOver];
    });
  }
  await keyboard.detach();
  return walked.evaluate((notes) => notes.end());
}

/** Makes the page record each stop. */
async function watchWalk(page: Page): Promise<JSHandle<Walk>> {
  const read = await page.evaluateHandle<() => Stop | undefined>(`(${readStop})`);
  return page.evaluateHandle(
    ({readStop, toTop}) => {
      const MAX_FRAMES = 60;
      let state: 'free' | 'pressed' | 'inspecting' = 'free';
      let top = window.scrollY;
      const notes: Walk = {stops: [], presses: 0, isOver: false, inspection: Promise.resolve(), end};
      window.addEventListener('keydown', take, {capture: true});
      window.addEventListener('keyup', note, {capture: true});
      return notes;

      function take(event: Event): void {
        if (state === 'inspecting' || notes.isOver) {
          event.preventDefault();
          event.stopImmediatePropagation();
          return;
        }
        state = 'pressed';
        notes.presses += 1;
      }

      function note(): void {
        if (state !== 'pressed') return;
        state = 'inspecting';
        notes.inspection = inspect().then(() => {
          state = 'free';
        });
      }

      /** The navbar moves for some frames after the page has scrolled, so only a fault that persists counts. */
      async function inspect(): Promise<void> {
        if (window.scrollY !== top) {
          await nextFrame();
          await nextFrame();
        }
        top = window.scrollY;
        let stop = readStop();
        for (let frame = 0; frame < MAX_FRAMES && stop !== undefined && stop.faults.length > 0; frame++) {
          await nextFrame();
          stop = readStop();
        }
        if (stop !== undefined) notes.stops.push(stop);
        else notes.isOver = notes.stops.at(-1)?.name !== toTop;
      }

      function nextFrame(): Promise<unknown> {
        return new Promise(requestAnimationFrame);
      }

      function end(): Stop[] {
        window.removeEventListener('keydown', take, {capture: true});
        window.removeEventListener('keyup', note, {capture: true});
        return notes.stops;
      }
    },
    {readStop: read, toTop: TO_TOP},
  );
}

/** Makes the next press of Tab go to the first control in an element. */
export async function startFrom(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluate((element) => {
    element.tabIndex = -1;
    element.focus({preventScroll: true});
    // The element loses the focus, but Tab continues from its place.
    element.removeAttribute('tabindex');
  });
}

/** Names of all controls in an element that the keyboard must reach, in document order. */
export function listControls(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluate((start) => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]';
    return listWithin(start)
      .filter(
        (element) =>
          (element.tabIndex >= 0 || element.matches('[contenteditable=true]')) &&
          !element.matches(':disabled, [inert], [inert] *, dialog:not([open]) *'),
      )
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .map((element) => element.ariaLabel ?? element.textContent.trim());

    /** In document order, with the controls of a shadow tree at the place of its host. */
    function listWithin(root: Element | ShadowRoot): HTMLElement[] {
      return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
        ...(element.matches(CONTROLS) ? [element] : []),
        ...(element.shadowRoot ? listWithin(element.shadowRoot) : []),
      ]);
    }
  });
}

/**
 * The focused control, and whether its focus is visible (WCAG 2.4.7, 2.4.11, 1.4.11): an outline of 2 px with a contrast of
 * 3:1 that is not cut off, and a control inside the window that nothing covers. Undefined when nothing has the focus. Runs in
 * the page.
 */
function readStop(): Stop | undefined {
  const element = findFocused();
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const style = getComputedStyle(element);
  const name = element.ariaLabel ?? element.textContent.trim();
  return {name, faults: [...inspectOutline(), ...inspectPlace()]};

  /** The focused element, also inside shadow trees. */
  function findFocused(): Element | null {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused;
  }

  /** The parent element; that of a shadow root is its host. */
  function findParent(child: Element | null): Element | null {
    const root = child?.getRootNode();
    return child?.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }

  /** The topmost element at a point, in the same tree as the focused one. */
  function elementAt(x: number, y: number): Element | null {
    const root = element?.getRootNode();
    return (root instanceof ShadowRoot ? root : document).elementFromPoint(x, y);
  }

  function inspectOutline(): string[] {
    const width = Number.parseFloat(style.outlineWidth);
    if (style.outlineStyle === 'none' || width < 2)
      return [`outline ${style.outlineStyle} ${style.outlineWidth}`];
    const reach = width + Number.parseFloat(style.outlineOffset);
    const behind = readBackground(reach > 0 ? findParent(element) : element);
    const contrast = toContrast(readColor(style.outlineColor), behind);
    return [
      ...(contrast < 3 ? [`outline ${style.outlineColor} has a contrast of ${contrast.toFixed(1)}`] : []),
      ...findClipping(reach),
    ];
  }

  /** Boxes that cut off the outline. At the edge of a scrolling box, one side may be out of sight. */
  function findClipping(reach: number): string[] {
    const own = element?.getBoundingClientRect() ?? new DOMRect();
    const clipping: string[] = [];
    for (let box = findParent(element); box && box !== document.body; box = findParent(box)) {
      if (box.clientWidth === 0) continue;
      const {overflowX, overflowY} = getComputedStyle(box);
      const rect = box.getBoundingClientRect();
      const [left, top] = [rect.left + box.clientLeft, rect.top + box.clientTop];
      const [right, bottom] = [left + box.clientWidth, top + box.clientHeight];
      const cutX = [own.left - reach < left - 1, own.right + reach > right + 1].filter(Boolean).length;
      const cutY = [own.top - reach < top - 1, own.bottom + reach > bottom + 1].filter(Boolean).length;
      const allowedX = box.scrollWidth > box.clientWidth ? 1 : 0;
      const allowedY = box.scrollHeight > box.clientHeight ? 1 : 0;
      const isCut =
        (overflowX !== 'visible' && cutX > allowedX) || (overflowY !== 'visible' && cutY > allowedY);
      if (isCut) clipping.push(`outline cut off by ${box.tagName.toLowerCase()}.${box.className}`);
    }
    return clipping;
  }

  function inspectPlace(): string[] {
    const rects = [...(element?.getClientRects() ?? [])].filter(({width, height}) => width > 0 && height > 0);
    const points = rects.flatMap(({left, right, top, bottom}) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return [
        [x, y],
        [left + 2, y],
        [right - 2, y],
        [x, top + 2],
        [x, bottom - 2],
      ] as const;
    });
    const isSeen = ([x, y]: readonly [number, number]) => {
      const hit = elementAt(x, y);
      return hit !== null && (element?.contains(hit) || hit.contains(element ?? null));
    };
    // A control with `pointer-events: none` is visible too.
    const inline = element instanceof HTMLElement ? element.style : undefined;
    const before = inline?.pointerEvents ?? '';
    inline?.setProperty('pointer-events', 'auto');
    const hidden = points.filter((point) => !isSeen(point));
    inline?.setProperty('pointer-events', before);
    // Of a tall field, only the line of the caret is scrolled into view.
    const isLarge =
      element?.matches('[contenteditable=true]') || (element?.clientHeight ?? 0) > window.innerHeight / 2;
    if (points.length === 0) return ['has no place on the page'];
    if (isLarge ? hidden.length < points.length : hidden.length === 0) return [];
    const [[x, y] = [0, 0]] = hidden;
    const over = elementAt(x, y);
    return [
      `at ${Math.round(x)}, ${Math.round(y)} hidden by ${over?.outerHTML.slice(0, 80) ?? 'the edge of the window'}`,
    ];
  }

  function readBackground(start: Element | null | undefined): number[] {
    const layers: number[][] = [];
    for (let box = start; box; box = findParent(box))
      layers.push(readColor(getComputedStyle(box).backgroundColor));
    return layers.reduceRight(
      (below, [r = 0, g = 0, b = 0, alpha = 0]) =>
        [r, g, b].map((value, index) => value * alpha + (below[index] ?? 0) * (1 - alpha)),
      [255, 255, 255],
    );
  }

  function readColor(color: string): number[] {
    const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return [r, g, b, alpha];
  }

  function toContrast(a: number[], b: number[]): number {
    const [darker = 0, lighter = 0] = [toLuminance(a), toLuminance(b)].sort((x, y) => x - y);
    return (lighter + 0.05) / (darker + 0.05);
  }

  function toLuminance(color: number[]): number {
    const [r = 0, g = 0, b = 0] = color.map((value) => {
      const channel = value / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
}
