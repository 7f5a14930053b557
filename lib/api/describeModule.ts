import {PLATFORM_NAMES, type Platform} from '../platforms';
import {toSignatures} from './describeSymbol';
import type {ApiModel} from './model';

/** The modules and packages that a name means: a full name, or the end of one (`action`). */
export function findModules(name: string, model: ApiModel, platform?: Platform): string[] {
  const modules = [...model.modules.values()];
  if (modules.some((module) => module.name === name || module.name.startsWith(`${name}.`))) return [name];
  return modules
    .filter((module) => platform === undefined || module.platform === platform)
    .map((module) => module.name)
    .filter((full) => full.endsWith(`.${name}`));
}

/** Lists what a module or package holds: its modules, and its own names with signature and summary. */
export function describeModule(name: string, model: ApiModel): string {
  const inside = [...model.modules.keys()].filter((module) => module.startsWith(`${name}.`));
  const rows = [...model.symbols]
    .filter(([full]) => full.startsWith(`${name}.`) && !full.slice(name.length + 1).includes('.'))
    .map(([full, symbol]) => {
      const shown = symbol.kind === 'class' ? `class ${symbol.qualname}` : toSignatures(symbol)[0];
      return `- \`${shown ?? full}\`: ${symbol.doc.summary}`;
    });
  const platform = model.modules.get(name)?.platform ?? model.modules.get(inside[0] ?? '')?.platform;
  return [
    `## ${name}`,
    `${platform === undefined ? '' : `${PLATFORM_NAMES[platform]}, `}module. Look up a name in it for parameters, units and result.`,
    ...(inside.length === 0 ? [] : [`Modules: ${inside.map((module) => `\`${module}\``).join(', ')}`]),
    ...(rows.length === 0 ? [] : [`Names:\n${rows.join('\n')}`]),
  ].join('\n\n');
}
