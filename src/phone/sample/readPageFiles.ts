import {isProjectFile} from '@site/lib/phone/run/isProjectFile';

/** The project files that a page shows, by path: code blocks whose title is such a path. */
export function readPageFiles(): Record<string, string> {
  const blocks = [...document.querySelectorAll<HTMLElement>('figure[data-title]')];
  return Object.fromEntries(
    blocks.flatMap((block) => {
      const {title = ''} = block.dataset;
      return isProjectFile(title) ? [[title, block.querySelector('pre code')?.textContent ?? '']] : [];
    }),
  );
}
