import type {IndexParts} from '../../lib/search/index/splitIndex';

export interface GeneratedFile {
  name: string;
  content: string;
}

/** The parts of the index as files, and a module that knows their addresses once they are bundled. */
export function toIndexFiles({root, terms, records}: IndexParts, names: readonly string[]): GeneratedFile[] {
  const termFiles = terms.map((part, index) => toFile(`terms-${index}`, part));
  const recordFiles = records.map((part, index) => toFile(`records-${index}`, part));
  return [
    toFile('root', root),
    toFile('names', names),
    ...termFiles,
    ...recordFiles,
    {name: 'parts.js', content: renderModule(termFiles, recordFiles)},
  ];
}

function toFile(name: string, content: object): GeneratedFile {
  return {name: `${name}.json`, content: JSON.stringify(content)};
}

function renderModule(terms: readonly GeneratedFile[], records: readonly GeneratedFile[]): string {
  const imports = [...terms, ...records].map(({name}) => `import ${toVariable(name)} from './${name}';`);
  const list = (files: readonly GeneratedFile[]) => `[${files.map(({name}) => toVariable(name)).join(', ')}]`;
  return [
    "import root from './root.json';",
    "import names from './names.json';",
    ...imports,
    `export default {root, names, terms: ${list(terms)}, records: ${list(records)}};`,
    '',
  ].join('\n');
}

/** `terms-3.json` is `terms3`. */
function toVariable(file: string): string {
  return file.replace(/-|\.json$/g, '');
}
