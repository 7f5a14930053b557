import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {toSourcePath} from '../../mdx/toSourcePath';

/** Loaded for the first picture: a build that takes all pages from its cache draws none, and needs no simulated phone. */
const loadDrawing = () => import('./drawScreenPicture');

/**
 * Draws each `<ScreenPicture scene="…">` of a page as the simulated phone would show it; nothing is drawn in the browser. With
 * `crop` and `steps` it shows the pixels of a part of the screen, and what each step makes of them.
 */
export function remarkScreenPictures() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = toSourcePath(file);
    const pictures: Promise<void>[] = [];
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'ScreenPicture' || parent === undefined || index === undefined) return;
      pictures.push(
        loadDrawing().then(({drawScreenPicture}) => {
          const drawn = drawScreenPicture(node, file.cwd, `${page}:${node.position?.start.line}`);
          parent.children.splice(index, 1, drawn);
        }),
      );
    });
    await Promise.all(pictures);
  };
}
