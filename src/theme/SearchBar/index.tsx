// The search (tests/SPEC.md 2.3): the stock theme has none without a hosted service.
export {SearchButton as default} from '@site/src/search/button/SearchButton';
