/** What a browser and an address offer. */
export interface Possibilities {
  /** Of the address, such as `https:`. */
  protocol: string;
  /** The site is one page, with its routes behind `#`. */
  isSinglePage: boolean;
  isSecure: boolean;
  hasWorkers: boolean;
}

/** Why nothing can be kept here, and what to do; undefined when it can. */
export function findObstacle({
  protocol,
  isSinglePage,
  isSecure,
  hasWorkers,
}: Possibilities): string | undefined {
  if (protocol === 'file:')
    return 'You have opened the manual from a file: all of it is on this device already.';
  if (isSinglePage)
    return 'This copy of the site is a single page, which a browser cannot keep. Download the zip instead.';
  if (!isSecure)
    return 'Browsers keep pages only from addresses that begin with https. Open the site by such an address.';
  if (!hasWorkers)
    return 'This browser does not let sites keep pages here. In a private window open an ordinary one; elsewhere allow the site to store data, or update the browser.';
  return undefined;
}
