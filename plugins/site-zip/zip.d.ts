/** Size and date of the site's zip; null without one (plugins/site-zip). */
declare module '@generated/site-zip/default/zip.json' {
  const zip: import('../../lib/zip/siteZip').SiteZip | null;
  export default zip;
}
