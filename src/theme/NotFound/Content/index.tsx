// Suggestions for a wrong address: the stock part only asks to tell the owner.
export {NotFoundHelp as default} from '@site/src/components/NotFoundHelp/NotFoundHelp';
