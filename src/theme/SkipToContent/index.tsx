// A choice that changes the query must leave the focus alone (WCAG 3.2.2); the stock link takes it with every change.
// Upstream: no issue found in November 2026.
export {SkipLink as default} from '@site/src/components/SkipLink/SkipLink';
