/** Pages with anchors that findings and explanations link to; wrongScripts.test.ts checks that they exist. */
export const PAGES = {
  loops: '/docs/android/guide/python#loops',
  none: '/docs/android/guide/python#none',
  oldNames: '/docs/coming-from/airscript#names',
  packages: '/docs/android/api/python/pip',
  version: '/docs/android/api/python/code#version',
} as const;
