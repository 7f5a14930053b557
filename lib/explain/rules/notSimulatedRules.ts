import type {Rule} from '../rule';

/** The `None` of a call that does nothing on the simulated phone. */
export const notSimulatedRules: readonly Rule[] = [
  {
    id: 'none-not-simulated',
    kinds: ['AttributeError', 'TypeError'],
    pattern: /NoneType/,
    condition: ({notSimulated}) => notSimulated !== undefined,
    explain: ({notSimulated = ''}) => ({
      meaning: `\`${notSimulated}\` is not simulated: here it gives \`None\`, which stands for “nothing”, and the script used it as if something were there.`,
      here: 'The script may be right: on a device the call does its work.',
      steps: ['Do without the call here, or run the script on a device.'],
      page: 'simulator',
    }),
  },
];
