/** What a recipe may use, by the words of its front matter, in the order of the filter. */
export const RECIPE_USES = [
  'controls',
  'colours',
  'pictures',
  'text',
  'detection',
  'input',
  'window',
  'files',
  'storage',
  'notifications',
  'clipboard',
  'network',
  'database',
  'model',
] as const;

export type RecipeUse = (typeof RECIPE_USES)[number];

/** What it uses, by the names that readers see. */
export const RECIPE_USE_NAMES = {
  controls: 'Controls',
  colours: 'Colours',
  pictures: 'Pictures',
  text: 'Text recognition',
  detection: 'Object detection',
  input: 'Keyboard and mouse',
  window: 'Own window or button',
  files: 'Files',
  storage: 'Stored values',
  notifications: 'Notifications',
  clipboard: 'Clipboard',
  network: 'Network',
  database: 'Database',
  model: 'Language model',
} as const satisfies Record<RecipeUse, string>;
