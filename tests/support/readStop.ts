/** A stop of the Tab key: the focused control, and what is wrong with its focus indicator. */
export interface Stop {
  name: string;
  faults: string[];
}

/**
 * The focused control, and whether its focus is visible (WCAG 2.4.7, 2.4.11, 1.4.11): an outline of 2 px with a contrast of
 * 3:1 that is not cut off, and a control inside the window that nothing covers. Undefined when nothing has the focus. Runs in
 * the page.
 */
export function readStop(): Stop | undefined {
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
    const points = listPoints();
    if (points.length === 0) return ['has no place on the page'];
    const hidden = findHidden(points);
    // Of a tall field, only the line of the caret is scrolled into view.
    const isLarge =
      element?.matches('[contenteditable=true]') || (element?.clientHeight ?? 0) > window.innerHeight / 2;
    if (isLarge ? hidden.length < points.length : hidden.length === 0) return [];
    const [[x, y] = [0, 0]] = hidden;
    const over = elementAt(x, y);
    return [
      `at ${Math.round(x)}, ${Math.round(y)} hidden by ${over?.outerHTML.slice(0, 80) ?? 'the edge of the window'}`,
    ];
  }

  /** The middle of each box of the control, and points just inside its four sides. */
  function listPoints(): (readonly [number, number])[] {
    const boxes = [...(element?.getClientRects() ?? [])].filter(({width, height}) => width > 0 && height > 0);
    return boxes.flatMap(({left, right, top, bottom}) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return [
        [x, y],
        [left + 2, y],
        [right - 2, y],
        [x, top + 2],
        [x, bottom - 2],
      ] as const;
    });
  }

  /** The points at which something else is on top of the control. */
  function findHidden(points: readonly (readonly [number, number])[]): (readonly [number, number])[] {
    // A control with `pointer-events: none` is visible too.
    const inline = element instanceof HTMLElement ? element.style : undefined;
    const before = inline?.pointerEvents ?? '';
    inline?.setProperty('pointer-events', 'auto');
    const hidden = points.filter(([x, y]) => {
      const hit = elementAt(x, y);
      return hit === null || !(element?.contains(hit) || hit.contains(element ?? null));
    });
    inline?.setProperty('pointer-events', before);
    return hidden;
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
