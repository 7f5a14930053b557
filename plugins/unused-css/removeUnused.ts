import postcss, {type Plugin} from 'postcss';
import {PurgeCSS, type UserDefinedOptions} from 'purgecss';
import {dropOverridden} from './dropOverridden';
import {dropVariables} from './dropVariables';
import {INFIMA} from './sheets';

/** Files that may name a class (`content`, glob patterns), and classes to keep (`safelist`) or drop (`blocklist`) in any case. */
export interface UsedNames extends Pick<UserDefinedOptions, 'content' | 'safelist' | 'blocklist'> {
  /** The other style sheets of the site, which follow and may read or override Infima's custom properties. */
  styles: readonly string[];
}

/** A PostCSS plugin that removes the rules of Infima whose classes no file names; our own styles contain nothing unused. */
export function removeUnused({styles, ...names}: UsedNames): Plugin {
  return {
    postcssPlugin: 'remove-unused-infima',
    async OnceExit(root) {
      const {source} = root;
      if (!INFIMA.test(source?.input.file ?? '')) return;
      const [purged] = await new PurgeCSS().purge({...names, css: [{raw: root.toString()}]});
      if (purged !== undefined) root.removeAll().append(postcss.parse(purged.css).nodes);
      dropOverridden(root, styles);
      dropVariables(root, styles);
    },
  };
}
