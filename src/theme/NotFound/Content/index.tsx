// Suggestions for a wrong path: the stock part only asks to tell the owner.
// Upstream: no issue found in November 2026.
export {NotFoundHelp as default} from '@site/src/components/NotFoundHelp/NotFoundHelp';
