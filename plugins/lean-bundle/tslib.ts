/** Replaces `tslib` (3.3 KB brotli) in the browser: the one package that imports it there uses this function alone. */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
