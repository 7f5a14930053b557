// A menu for phones (tests/SPEC.md 2.3); the stock one is not a dialog: focus stays behind it and Escape does nothing.
// Upstream: https://github.com/facebook/docusaurus/issues/9457
export {MobileSidebar as default} from '@site/src/components/MobileSidebar/MobileSidebar';
