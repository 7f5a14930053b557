import {expect, it} from 'vitest';
import {toParagraph, toText} from './markdownNodes';
import {renderMarkdownPage} from './renderMarkdownPage';

it('writes what is known of the page as front matter, and what is not known not at all', () => {
  const metadata = {title: 'A "b": c', description: 'D', address: 'https://a/b', index: 'https://a/llms.txt'};
  expect(renderMarkdownPage({...metadata, date: '2026-11-20'}, [toParagraph([toText('Text')])])).toBe(
    '---\ntitle: "A \\"b\\": c"\ndescription: "D"\naddress: "https://a/b"\nindex: "https://a/llms.txt"\ndate: "2026-11-20"\n---\n\nText\n',
  );
});
