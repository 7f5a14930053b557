/** The README.txt of a zip of the site. */
export function renderReadme(name: string): string {
  return `${name}: the manual in a folder

1. Unpack all files of this zip into a folder.
2. Open index.html in a browser.

No network and no server is needed to read, to search and to use the labs for colours, selectors and errors.
The simulated phone runs scripts only on the site itself: browsers start no workers for pages from a folder.
`;
}
