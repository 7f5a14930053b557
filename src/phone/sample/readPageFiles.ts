import {isProjectFile} from '@site/lib/phone/run/isProjectFile';

/** The files of the project that a page shows, by their path: its blocks of code whose title is one. */
export function readPageFiles(): Record<string, string> {
  const blocks = [...document.querySelectorAll<HTMLElement>('figure[data-title]')];
  return Object.fromEntries(
    blocks.flatMap((block) => {
      const {title = ''} = block.dataset;
      return isProjectFile(title) ? [[title, block.querySelector('pre code')?.textContent ?? '']] : [];
    }),
  );
}
