/** Replaces Docusaurus' banner for a wrong base URL, which is switched off but would still be bundled (0.8 KB). */
export default function noBanner(): null {
  return null;
}
