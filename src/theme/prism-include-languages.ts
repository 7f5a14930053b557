// Code is highlighted at build time (lib/code): the stock part would bring Prism's list of languages to every reader.
// Prism itself goes in plugins/code-blocks (noPrism.ts): one decision, in two places.
// Upstream: https://github.com/facebook/docusaurus/issues/9122
export default function prismIncludeLanguages(): void {}
