/** Docusaurus' module, for tests of components. */
export default {canUseDOM: typeof document !== 'undefined'};
