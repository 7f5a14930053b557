import {expect, it} from 'vitest';
import {cutSection} from '../src/sections';

const PAGE = `# Page

\`\`\`\`markdown
\`\`\`python
# A comment in a sample of a sample
\`\`\`
# No heading either
\`\`\`\`

## Code

\`\`\`python
# A comment
print(1)
\`\`\`

### Part

Text.

## Next
`;

it('cuts a section with its parts, and takes no line of code for a heading', () => {
  expect(cutSection(PAGE, {code: 1}, 'code')).toBe(
    PAGE.slice(PAGE.indexOf('## Code'), PAGE.indexOf('## Next')).trim(),
  );
  expect(cutSection(PAGE, {next: 3}, 'next')).toBe('## Next');
});

it('has no section for an anchor that the page does not have', () => {
  expect(cutSection(PAGE, {code: 1}, 'toString')).toBeUndefined();
  expect(cutSection(PAGE, {code: 9}, 'code')).toBeUndefined();
});
