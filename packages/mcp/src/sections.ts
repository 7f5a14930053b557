interface Heading {
  level: number;
  /** Line of the page, counted from 0. */
  line: number;
}

/**
 * The section of an anchor: from its heading to the next of the same or a higher level. `anchors` maps each anchor to the index of
 * its heading. Undefined for an unknown anchor.
 */
export function cutSection(
  text: string,
  anchors: Readonly<Record<string, number>>,
  anchor: string,
): string | undefined {
  const index = Object.hasOwn(anchors, anchor) ? anchors[anchor] : undefined;
  const lines = text.split('\n');
  const headings = findHeadings(lines);
  const start = index === undefined ? undefined : headings[index];
  if (index === undefined || start === undefined) return undefined;
  const end = headings.slice(index + 1).find(({level}) => level <= start.level);
  return lines.slice(start.line, end?.line).join('\n').trim();
}

/** The headings of a page, without lines of code that look like one. */
function findHeadings(lines: readonly string[]): Heading[] {
  // The fence that is open; one with more marks can hold others (CommonMark 0.31, 4.5).
  let open = '';
  return lines.flatMap((text, line) => {
    const [, fence = '', info = ''] = /^\s*(`{3,})([^`]*)$/.exec(text) ?? [];
    if (open === '') open = fence;
    else if (fence.length >= open.length && info.trim() === '') open = '';
    const [, marks] = /^(#{1,6}) /.exec(text) ?? [];
    return open !== '' || marks === undefined ? [] : [{level: marks.length, line}];
  });
}
