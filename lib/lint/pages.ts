/** Pages of the site, with anchors, that findings of a rule and cards of errors point to; wrongScripts.test.ts looks whether they exist. */
export const PAGES = {
  loops: '/docs/android/guide/python#loops',
  none: '/docs/android/guide/python#none',
  oldNames: '/docs/coming-from/airscript#names',
  packages: '/docs/android/api/python/pip',
  version: '/docs/android/api/python/code#version',
} as const;
