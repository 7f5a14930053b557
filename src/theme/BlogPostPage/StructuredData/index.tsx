// URLs in structured data are absolute and need no script; the stock component writes relative ones, and ships them.
// Upstream: no issue found in November 2026.
import type {ReactNode} from 'react';

/** Nothing: plugins/built-pages describes the page once it is built. */
export default function StructuredData(): ReactNode {
  return null;
}
