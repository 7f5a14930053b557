/** Folder of the generated data below `.docusaurus/`, as the plugin that writes it is called. */
export const API_REFERENCE = 'api-reference';

/** File of a symbol's entry; capital letters are spelt out, for file systems that do not tell case apart. */
export function toEntryFile(name: string): string {
  return `entry/${toFileName(name)}.json`;
}

/** File of the card for links to a symbol. */
export function toLinkFile(name: string): string {
  return `link/${toFileName(name)}.json`;
}

function toFileName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
