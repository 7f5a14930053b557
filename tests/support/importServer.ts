/**
 * The server of built sites, for browser tests. Imported dynamically, and here alone: Playwright compiles a static import to
 * CommonJS, which breaks every dynamic import of the same module in its worker.
 */
export const importServer = () => import('../../scripts/serveSite.mjs');
