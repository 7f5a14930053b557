// One button a dropdown that says whether it is open (WCAG 4.1.2); the stock part has two, and the named one says nothing.
// Upstream: https://github.com/facebook/docusaurus/pull/9463
export {MobileDropdown as default} from '@site/src/components/MobileDropdown/MobileDropdown';
