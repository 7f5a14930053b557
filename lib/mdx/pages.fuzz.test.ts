import type {Root} from 'mdast';
import {expect} from 'vitest';
import {hostileText} from '../../tests/fuzz/hostileText';
import {property} from '../../tests/fuzz/property';
import {INVALID, readOrRefuse} from '../../tests/fuzz/readOrRefuse';
import {collectApiTags} from '../api/collectApiTags';
import {findFailureFaults, parseFailures} from '../failures/parseFailures';
import {extractSamples} from '../samples/extractSamples';
import {splitSections} from '../search/records/splitSections';
import {parseMdx} from './parseMdx';

const PAGE = `---
title: File
---

Words with \`code\`, **strong** and [a link](./a.mdx).

<Api name="ascript.android.file" />

\`\`\`python title="main.py" scene="settings"
print(1)
\`\`\`

\`\`\`text
1
\`\`\`

:::note[Title]
Text.
:::

## When it fails {/* #fails */}

- **\`KeyError: 'name'\` at the start.** The table has no such column. *Check:* print it. *Fix:* use another.
- **Nothing happens.** It is off.
  *Check:* Look.

  *Fix:* Switch it on.
`;

const PARTS = [
  ...[
    '\n\n',
    '\n',
    '# ',
    '## When it fails\n\n',
    ' {/* #fails */}',
    '- ',
    '- **A.** ',
    '*Check:* ',
    '*Fix:* ',
    '1. ',
  ],
  ...[
    '**',
    '*',
    '_',
    '`',
    '```python ',
    '\n```\n',
    '<Api name="a" />',
    '<a>',
    '</a>',
    '{',
    '}',
    '{1}',
    ':::note',
    ':::',
  ],
  ...[
    '[a](b)',
    '![',
    '| a | b |\n|---|---|\n',
    '---\n',
    'export const a = 1\n',
    '<!--',
    '&amp;',
    'Words ',
    '  ',
  ],
];

/**
 * The Markdown parser takes quadratic time for thousands of marks in a row (`_*__*_…`: 1.4 s for 20,000 characters); whoever writes
 * such a page waits for it alone.
 */
const MAX_MARKS_LENGTH = 6000;
const pages = hostileText(PARTS, [PAGE]).map((text) => text.slice(0, MAX_MARKS_LENGTH));

/** The tree of a page; none where MDX itself says what is wrong, as an error with a reason of its own. */
function parse(text: string): Root | undefined {
  try {
    return parseMdx(text);
  } catch (error) {
    expect(error).toHaveProperty('reason');
    return undefined;
  }
}

property('a page is parsed, or MDX names the place; its failure lists are whole or named', pages, (text) => {
  const tree = parse(text);
  if (!tree) return;
  const failures = parseFailures(tree);
  for (const {id, symptom, cause, check, fix} of failures) {
    expect(id).toMatch(/^fails/);
    expect([symptom, cause, check, fix]).not.toContain('');
  }
  expect(new Set(failures.map(({id}) => id)).size).toBe(failures.length);
  for (const fault of findFailureFaults(tree, 'docs/a.mdx'))
    expect(fault).toMatch(/^docs\/a\.mdx:\d+: [^\n]+$/);
});

property('samples, tags and sections of any page are found, or an error names the place', pages, (text) => {
  const tree = parse(text);
  if (!tree) return;
  readOrRefuse(() => extractSamples(tree, 'docs/a.mdx'), INVALID);
  readOrRefuse(() => collectApiTags(tree), /^[^\n]+$/);
  const {sections} = splitSections(tree, (heading) => heading);
  expect(sections).toHaveLength(tree.children.filter(({type}) => type === 'heading').length);
});
