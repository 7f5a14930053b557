/** Replaces Docusaurus' hook in component tests, where nothing is hydrated. */
export default function useIsBrowser(): boolean {
  return true;
}
