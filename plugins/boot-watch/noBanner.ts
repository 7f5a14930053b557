/** Stands in for Docusaurus' banner for a wrong base URL, which is switched off and would weigh 0.8 KB all the same. */
export default function noBanner(): null {
  return null;
}
