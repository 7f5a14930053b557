// A choice that changes the address must leave the focus alone (WCAG 3.2.2); the stock link takes it with every change.
export {SkipLink as default} from '@site/src/components/SkipLink/SkipLink';
