import type {Breadcrumbs} from '../createBreadcrumbFinder';
import type {PageMetadata, SiteMetadata} from '../readMetadata';

/** A node in the vocabulary of https://schema.org. */
export interface SchemaNode {
  '@type': string;
  [property: string]: unknown;
}

export interface ListedProduct {
  id: string;
  name: string;
  summary: string;
  forWhom: string;
}

export interface DescribedSite extends SiteMetadata {
  /** Path of the logo, from the root of the site. */
  logo: string;
  /** Other sites of the publisher. */
  sameAs: readonly string[];
  products: readonly ListedProduct[];
}

export interface DescribedPage extends PageMetadata {
  breadcrumbs: Breadcrumbs;
  /** Absolute address of the social card. */
  image: string;
}

/**
 * Describes a page to search engines: site and publisher on the home page, an article on docs pages and posts, the products on the
 * shop page, and the breadcrumbs. Prices are left out, because the site sells nothing.
 */
export function toStructuredData(page: DescribedPage, site: DescribedSite): SchemaNode[] {
  if (page.path === '/404.html') return [];
  if (page.path === '/') return [describeOrganization(site), describeSite(site)];
  return [
    page.kind === 'doc' ? describeArticle('TechArticle', page, site) : [],
    page.kind === 'post' ? describeArticle('BlogPosting', page, site) : [],
    page.path === '/blog' ? describeBlog(page, site) : [],
    page.path === '/shop' ? describeShop(page, site) : [],
    describeBreadcrumbs(page, site),
  ].flat();
}

function describeOrganization({name, tagline, url, logo, sameAs}: DescribedSite): SchemaNode {
  return {
    '@type': 'Organization',
    '@id': organizationId(url),
    name,
    url,
    logo: url + logo,
    description: tagline,
    sameAs,
  };
}

function describeSite({name, tagline, url}: DescribedSite): SchemaNode {
  return {
    '@type': 'WebSite',
    '@id': siteId(url),
    name,
    url,
    description: tagline,
    inLanguage: 'en',
    publisher: {'@id': organizationId(url)},
    potentialAction: {
      '@type': 'SearchAction',
      target: {'@type': 'EntryPoint', urlTemplate: `${url}search?q={search_term_string}`},
      'query-input': 'required name=search_term_string',
    },
  };
}

function describeArticle(type: string, page: DescribedPage, site: DescribedSite): SchemaNode {
  // Repeated in full instead of by @id, because search engines read each page alone.
  const maker = {'@type': 'Organization', '@id': organizationId(site.url), name: site.name, url: site.url};
  return {
    '@type': type,
    headline: page.title,
    description: page.description,
    url: page.url,
    mainEntityOfPage: page.url,
    image: page.image,
    inLanguage: 'en',
    ...(page.published !== undefined && {datePublished: page.published}),
    ...(page.modified !== undefined && {dateModified: page.modified}),
    author: maker,
    publisher: {...maker, logo: {'@type': 'ImageObject', url: site.url + site.logo}},
    isPartOf: {'@id': siteId(site.url)},
  };
}

function describeBlog({title, description, url}: DescribedPage, site: DescribedSite): SchemaNode {
  return {
    '@type': 'Blog',
    name: title,
    description,
    url,
    inLanguage: 'en',
    publisher: {'@type': 'Organization', '@id': organizationId(site.url), name: site.name, url: site.url},
  };
}

function describeShop({url}: DescribedPage, {products}: DescribedSite): SchemaNode {
  return {
    '@type': 'ItemList',
    name: 'Products',
    numberOfItems: products.length,
    itemListElement: products.map(({id, name, summary, forWhom}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Product',
        name,
        description: summary,
        url: `${url}#${id}`,
        audience: {'@type': 'Audience', audienceType: forWhom},
      },
    })),
  };
}

/** From the home page to the page itself; levels without a page cannot be listed (schema.org BreadcrumbList). */
function describeBreadcrumbs(
  {title, url, path, breadcrumbs}: DescribedPage,
  site: DescribedSite,
): SchemaNode {
  const above = breadcrumbs.flatMap((breadcrumb) =>
    breadcrumb.path === undefined || breadcrumb.path === path
      ? []
      : {name: breadcrumb.name, url: site.url + breadcrumb.path.slice(1)},
  );
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{name: site.name, url: site.url}, ...above, {name: title, url}].map(
      (breadcrumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: breadcrumb.name,
        item: breadcrumb.url,
      }),
    ),
  };
}

function organizationId(siteUrl: string): string {
  return `${siteUrl}#organization`;
}

function siteId(siteUrl: string): string {
  return `${siteUrl}#website`;
}
