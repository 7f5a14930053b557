import {expect, it} from 'vitest';
import {toPlainPage} from './toPlainPage';

const PAGE = `---
title: File
slug: /file
keywords: [file]
---

import A from '@site/a';

Read [it](./other.mdx#x) or [that](https://example.com).

<Api name="a" />

## When {/* #when */}

\`\`\`python
print(1)
\`\`\`
`;

it('keeps the Markdown of a page, numbered, and leaves out its components', () => {
  expect(toPlainPage({file: 'ios/file.mdx', text: PAGE}, 7)).toEqual({
    file: 'ios/file-7.mdx',
    text: `---
title: "File 7"
keywords: [file]
---

Read [it](/) or [that](https://example.com).

## When {/* #when */}

\`\`\`python
print(1)
# page 7
\`\`\`
`,
  });
});
