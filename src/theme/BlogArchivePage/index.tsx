// Headings must not skip a level (WCAG 1.3.1): the stock archive goes from h1 to h3.
// Upstream: no issue found in November 2026.
export {BlogArchive as default} from '@site/src/components/BlogArchive/BlogArchive';
