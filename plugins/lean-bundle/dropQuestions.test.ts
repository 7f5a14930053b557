import {expect, it} from 'vitest';
import dropQuestions from './dropQuestions.cjs';

it('takes the questions out of the front matter of a page and keeps the numbers of its lines', () => {
  const source = '---\ntitle: A\nquestions:\n  - one\n  - two\nplatforms: [ios]\n---\n\nquestions:\n';
  expect(dropQuestions(source)).toBe('---\ntitle: A\n\n\n\nplatforms: [ios]\n---\n\nquestions:\n');
});

it('leaves the end of the front matter, when the questions are the last of it', () => {
  expect(dropQuestions('---\nquestions:\n- one\n---\n\nText\n')).toBe('---\n\n\n---\n\nText\n');
});

it('leaves a page without questions as it is', () => {
  expect(dropQuestions('# A\n\nquestions: none\n')).toBe('# A\n\nquestions: none\n');
});

it('takes them out of the metadata of a page', () => {
  const metadata = {id: 'a', frontMatter: {title: 'A', questions: ['one']}};
  expect(dropQuestions(JSON.stringify(metadata))).toBe('{"id":"a","frontMatter":{"title":"A"}}');
});
