import {escapeHtml} from '../../lib/code/escapeHtml';

export interface DescriptionOptions {
  /** At most 16 characters (OpenSearch 1.1). */
  name: string;
  description: string;
  /** Published address of the site with its base URL. */
  siteUrl: string;
}

/** The OpenSearch 1.1 description, by which a browser offers the site's search in its address bar. */
export function renderDescription({name, description, siteUrl}: DescriptionOptions): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(name)}</ShortName>
  <Description>${escapeHtml(description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/svg+xml">${escapeHtml(`${siteUrl}img/favicon.svg`)}</Image>
  <Url type="text/html" method="get" template="${escapeHtml(`${siteUrl}search?q={searchTerms}`)}"/>
</OpenSearchDescription>
`;
}
