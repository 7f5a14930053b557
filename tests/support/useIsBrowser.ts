/** Stands in for Docusaurus' hook in component tests, whose pages come from no server. */
export default function useIsBrowser(): boolean {
  return true;
}
