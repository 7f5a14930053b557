// Section 4 wants dropdowns that open on click or Enter; the stock one opens on hover, ignores click and Escape.
export {NavbarDropdown as default} from '@site/src/components/NavbarDropdown/NavbarDropdown';
