// The error and a Retry button (tests/SPEC.md 2.4); the stock part styles itself in a way that the security policy refuses.
// Upstream: no issue found in November 2026.
export {PageLoader as default} from '@site/src/components/PageLoader/PageLoader';
