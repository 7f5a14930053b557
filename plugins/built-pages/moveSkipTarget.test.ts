import {expect, it} from 'vitest';
import {moveSkipTarget} from './moveSkipTarget';

const TARGET = 'id="__docusaurus_skipToContent_fallback"';

it('takes the name from the frame of the page to its main content', () => {
  expect(moveSkipTarget(`<div ${TARGET} class="a"><aside></aside><main class="b"><main>`)).toBe(
    `<div class="a"><aside></aside><main ${TARGET} class="b"><main>`,
  );
});

it('leaves a page alone that has no frame or no main content', () => {
  for (const html of ['<main>Printed</main>', `<div ${TARGET}></div>`])
    expect(moveSkipTarget(html)).toBe(html);
});
