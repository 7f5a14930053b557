/** Lists the scripts of labs and runnable samples; it stands among the generated files. */
export const LABS_FILE = 'offline-labs.json';
