/** The files that `npm run zip` writes to the folder `zip`; a build copies them to its root. */
export const SITE_ZIP = {file: 'ascript-manual.zip', facts: 'zip.json'} as const;
