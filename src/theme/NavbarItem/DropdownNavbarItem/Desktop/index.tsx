// Dropdowns open on click or Enter (tests/SPEC.md 4); the stock one opens on hover, ignores click and Escape.
// Upstream: https://github.com/facebook/docusaurus/issues/8478
export {NavbarDropdown as default} from '@site/src/components/NavbarDropdown/NavbarDropdown';
