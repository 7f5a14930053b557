/** What the bundler made of the modules of routes (`BundledModules`), among the generated files. */
export const ROUTE_MODULES_FILE = 'route-modules.json';
