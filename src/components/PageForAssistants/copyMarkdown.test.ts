import {afterEach, expect, it, vi} from 'vitest';
import {copyMarkdown} from './copyMarkdown';

afterEach(() => vi.unstubAllGlobals());

function stub(answer: () => Promise<Response>, writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('navigator', {clipboard: {writeText}});
}

const accept = vi.fn(async () => undefined);

it('copies the text of the Markdown copy', async () => {
  stub(async () => new Response('# Title'), accept);
  expect(await copyMarkdown('/a.md')).toBe('copied');
  expect(accept).toHaveBeenCalledExactlyOnceWith('# Title');
});

it.each([
  ['the network fails', async () => Promise.reject(new TypeError('offline'))],
  ['there is no Markdown copy', async () => new Response('', {status: 404})],
])('says so when %s', async (_case, answer) => {
  stub(answer, accept);
  expect(await copyMarkdown('/a.md')).toBe('notLoaded');
});

it('says so when the browser refuses', async () => {
  stub(
    async () => new Response('x'),
    async () => Promise.reject(new DOMException('denied')),
  );
  expect(await copyMarkdown('/a.md')).toBe('refused');
});
