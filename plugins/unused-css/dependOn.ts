import type {Plugin} from 'postcss';

/**
 * A PostCSS plugin by which the style sheets of some packages depend on further files: when one of `files` changes, the bundler
 * does not take these sheets from its cache.
 */
export function dependOn(files: readonly string[], isConcerned: RegExp): Plugin {
  return {
    postcssPlugin: 'depend-on',
    OnceExit(root, {result}) {
      const parent = root.source?.input.file ?? '';
      if (!isConcerned.test(parent)) return;
      // The form of https://github.com/postcss/postcss/blob/main/docs/guidelines/plugin.md#3-dependencies.
      for (const file of files) result.messages.push({type: 'dependency', plugin: 'depend-on', file, parent});
    },
  };
}
