import type {rspack} from '@docusaurus/faster';

export type Compiler = InstanceType<(typeof rspack)['Compiler']>;

/** Gives the bundler the type that it has: Docusaurus types it as webpack, but it is Rspack (config/future.ts). */
export function toRspack(compiler: unknown): Compiler {
  return compiler as Compiler;
}
