import postcss, {type Root, type Rule} from 'postcss';

/** Removes the custom properties of a style sheet that a later one declares again for the same selector. */
export function dropOverridden(root: Root, laterStyles: readonly string[]): void {
  const later = new Set(laterStyles.flatMap((css) => readDeclarations(postcss.parse(css))));
  root.walkRules((rule) => {
    // In a rule with several selectors, a property may still apply to another one.
    const [selector = '', ...others] = rule.selectors;
    if (others.length > 0) return;
    rule.walkDecls(/^--/, (declaration) => {
      if (later.has(toDeclarationKey(selector, declaration.prop))) declaration.remove();
    });
  });
}

/** The properties that a style sheet declares outside of media queries. */
function readDeclarations(root: Root): string[] {
  const rules = root.nodes.filter((node): node is Rule => node.type === 'rule');
  return rules.flatMap(({selectors, nodes}) =>
    nodes.flatMap((node) =>
      node.type === 'decl' ? selectors.map((selector) => toDeclarationKey(selector, node.prop)) : [],
    ),
  );
}

/** `html:root` selects the same element as `:root`, with a higher specificity. */
function toDeclarationKey(selector: string, property: string): string {
  return `${selector.replace(/^html:root$/, ':root').replaceAll(/['"]/g, '')} ${property}`;
}
