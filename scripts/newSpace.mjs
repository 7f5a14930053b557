/**
 * Room for new objects in MB, of which Node's default is a quarter: builds and parsers take a tenth less of the processor. `npm run
 * build` has it in package.json, because Node reads it before any script.
 */
export const NEW_SPACE = '--max-semi-space-size=64';
