// Section 2.3 wants a menu for phones; the stock one is no dialog: focus stays behind it and Escape does nothing.
export {MobileSidebar as default} from '@site/src/components/MobileSidebar/MobileSidebar';
