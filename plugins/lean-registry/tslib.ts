/** Stands for `tslib` in the browser, where one package asks it for this alone; all of it weighs 3.3 KB brotli. */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
