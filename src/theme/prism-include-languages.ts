// Code is highlighted at build time (lib/code): the stock part would bring Prism's list of languages to every reader.
export default function prismIncludeLanguages(): void {}
