/** The files that `npm run zip` leaves in the folder `zip`, and that a build takes along to its root. */
export const SITE_ZIP = {file: 'ascript-manual.zip', facts: 'zip.json'} as const;
