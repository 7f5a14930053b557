// The specification's search (section 2.3): the stock theme has none without a hosted service.
export {SearchButton as default} from '@site/src/components/search/SearchButton/SearchButton';
