/** What is known of the zip of the site; null where none was made (plugins/site-zip). */
declare module '@generated/site-zip/default/zip.json' {
  const zip: import('../../lib/zip/siteZip').SiteZip | null;
  export default zip;
}
