import {LACKING_NAMES} from '../../python/lackingNames';
import type {Rule, RuleMatch} from '../rule';

/** Names of Python that only the simulated phone lacks. */
export const lackingRules: readonly Rule[] = [
  {
    id: 'unknown-attribute/simulated',
    kinds: ['AttributeError', 'ImportError'],
    pattern:
      /^(?:module '(?<module>[\w.]{1,120})'|(?:type object )?'(?<type>\w{1,80})'(?: object)?) has no attribute '(?<name>\w{1,80})'|^can't import name (?<imported>\w{1,80})/,
    condition: (found) => found.isSimulated && findLacking(found) !== undefined,
    explain: (found) => ({
      meaning: `The Python of the simulated phone has no \`${findLacking(found)}\`: it is a smaller one.`,
      here: 'The script may be right: the Python of a device has it.',
      steps: ['Do without it here, or run the script on a device.'],
      page: 'simulator',
    }),
  },
];

/** The name with its owner when Python 3.8 has it and the simulated phone does not. */
function findLacking({groups, code}: RuleMatch): string | undefined {
  const {module = '', type = '', name = '', imported = ''} = groups;
  const [, source = ''] = /\bfrom\s{1,9}([\w.]{1,120})\s{1,9}import\b/.exec(code) ?? [];
  const owner = module || type || source;
  return LACKING_NAMES.get(owner)?.has(name || imported) ? `${owner}.${name || imported}` : undefined;
}
