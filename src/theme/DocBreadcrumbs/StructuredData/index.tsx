// Breadcrumbs for search engines begin at the home page and the platform; the stock ones leave both out, often with one item left.
// Upstream: https://github.com/facebook/docusaurus/issues/12208 (places without a page are left out)
import type {ReactNode} from 'react';

/** Nothing: plugins/built-pages describes the page once it is built. */
export default function StructuredData(): ReactNode {
  return null;
}
