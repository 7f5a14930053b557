import type {rspack} from '@docusaurus/faster';

export type Compiler = InstanceType<(typeof rspack)['Compiler']>;

/** Narrows a compiler to its real type: Docusaurus types it as webpack's, but it is Rspack's (config/future.ts). */
export function toRspack(compiler: unknown): Compiler {
  return compiler as Compiler;
}
