import postcss, {type Plugin} from 'postcss';
import {PurgeCSS, type UserDefinedOptions} from 'purgecss';
import {dropOverridden} from './dropOverridden';
import {dropVariables} from './dropVariables';

/** What may name a class (`content`, glob patterns), what is kept (`safelist`) or dropped (`blocklist`) in any case. */
export interface UsedNames extends Pick<UserDefinedOptions, 'content' | 'safelist' | 'blocklist'> {
  /** The other style sheets of the site, which come later: they may read and replace Infima's custom properties. */
  styles: readonly string[];
}

/** A PostCSS plugin that removes the rules of Infima that nothing names; our own styles hold nothing unused. */
export function removeUnused({styles, ...names}: UsedNames): Plugin {
  return {
    postcssPlugin: 'remove-unused-infima',
    async OnceExit(root) {
      const {source} = root;
      if (!/[\\/]infima[\\/]/.test(source?.input.file ?? '')) return;
      const [purged] = await new PurgeCSS().purge({...names, css: [{raw: root.toString()}]});
      if (purged !== undefined) root.removeAll().append(postcss.parse(purged.css).nodes);
      dropOverridden(root, styles);
      dropVariables(root, styles);
    },
  };
}
