// Configured colours (tests/SPEC.md 2.3): the stock bar sets them by a style attribute, which the security policy refuses.
// Upstream: no issue found in November 2026.
export {AnnouncementBar as default} from '@site/src/components/AnnouncementBar/AnnouncementBar';
