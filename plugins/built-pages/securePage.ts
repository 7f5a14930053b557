import {createHash} from 'node:crypto';
import {addToHead} from './addToHead';

/** Sources that the policy allows, by directive; `script-src` gets the hashes of a page's own inline scripts. */
export type PolicyDirectives = Readonly<Record<string, readonly string[]>>;

// What theme-classic 3.10.2 writes for its icon sprite; a style attribute is refused by the policy.
const STYLED_SPRITE = /<svg style="?display: ?none;?"?>/;
const PLAIN_SPRITE = '<svg width="0" height="0" class="icon-sprite" aria-hidden="true">';
const INLINE_SCRIPT =
  /<script(?![^>]*\bsrc=)(?![^>]*\btype="?application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Adds the Content-Security-Policy to a built page as its first meta tag, with a hash for every inline script, and
 * takes the style attribute off the theme's icon sprite. Throws when the page is not as the theme is known to write it.
 */
export function securePage(file: string, html: string, directives: PolicyDirectives): string {
  if (!STYLED_SPRITE.test(html))
    throw new Error(`${file}: the theme's icon sprite is not where it was; see STYLED_SPRITE`);
  const policy = renderPolicy(
    directives,
    [...html.matchAll(INLINE_SCRIPT)].map(([, script]) => hashScript(script ?? '')),
  );
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return addToHead(file, html, meta).replace(STYLED_SPRITE, PLAIN_SPRITE);
}

function renderPolicy(directives: PolicyDirectives, scriptHashes: readonly string[]): string {
  return Object.entries(directives)
    .map(([name, sources]) =>
      [name, ...sources, ...(name === 'script-src' ? new Set(scriptHashes) : [])].join(' '),
    )
    .join('; ');
}

function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
