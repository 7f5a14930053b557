import type {Plugin} from 'postcss';

/** A PostCSS plugin that removes, from some packages' style sheets, rules all of whose selectors are among the given ones. */
export function dropNotChosen(isConcerned: RegExp, notChosen: readonly RegExp[]): Plugin {
  return {
    postcssPlugin: 'drop-not-chosen',
    OnceExit(root) {
      if (!isConcerned.test(root.source?.input.file ?? '')) return;
      root.walkRules((rule) => {
        const kept = rule.selectors.filter((selector) => !notChosen.some((part) => part.test(selector)));
        if (kept.length === 0) rule.remove();
        else rule.selectors = kept;
      });
    },
  };
}
