import {expect, it} from 'vitest';
import {assignAssets} from './assignAssets';

const js = (file: string) => ({js: [{file: `assets/js/${file}.js`}]});

const findPart = assignAssets({
  baseUrl: '/base/',
  labs: new Set(['assets/js/editor.js']),
  otherVersions: [{path: '/docs/1.0'}],
  routes: {
    '/base/docs-13d': {__comp: 'frame', version: {__props: 'sidebars'}},
    '/base/docs/android/tap-61d': {__comp: 'doc', content: 'tap'},
    '/base/docs/1.0-43f': {__comp: 'frame', version: {__props: 'oldSidebars'}},
    '/base/docs/1.0/android/tap-1d2': {__comp: 'doc', content: 'oldTap', picture: 'tapIos'},
    '/base/docs/problems/android-f00': {__comp: 'doc', content: 'problems'},
    '/base/docs/android/print-abc': {__comp: 'print', items: [{content: 'all'}]},
    '/base/docs/ios/tap-62d': {__comp: 'doc', content: 'tapIos'},
    '/base/blog/tags/软件下载-0a4': {__comp: 'tag'},
    '/base/lab/colors-079': {__comp: 'colors'},
    '/base/-e5f': {__comp: 'home'},
  },
  manifest: {
    origins: {
      frame: ['1'],
      sidebars: ['2'],
      doc: ['3'],
      tap: ['4', '9'],
      problems: ['5', '9'],
      tapIos: ['6'],
      tag: ['7'],
      colors: ['8'],
      home: ['10'],
      print: ['11'],
      all: ['12'],
      oldSidebars: ['13'],
      oldTap: ['14'],
    },
    assets: {
      1: js('frame'),
      2: js('sidebars'),
      3: js('doc'),
      4: js('tap'),
      5: js('problems'),
      6: js('tapIos'),
      7: js('tag'),
      8: js('colors'),
      9: js('androidShared'),
      10: js('home'),
      11: js('print'),
      12: js('all'),
      13: js('oldSidebars'),
      14: js('oldTap'),
    },
  },
});

it.each([
  ['the script of a page with its platform', 'assets/js/tap.js', 'android'],
  ['that of a platform’s problems too', 'assets/js/problems.js', 'android'],
  ['what pages of one platform share with it', 'assets/js/androidShared.js', 'android'],
  ['what pages of several parts need always', 'assets/js/doc.js', 'core'],
  ['what stands around pages always', 'assets/js/sidebars.js', 'core'],
  ['what pages of another version share with a platform, with it', 'assets/js/tapIos.js', 'ios'],
  ['a page of another version never', 'assets/js/oldTap.js', undefined],
  ['nor what stands around it', 'assets/js/oldSidebars.js', undefined],
  ['what no page names always, as it may load later', 'assets/js/dialog.js', 'core'],
  ['a page of the blog with all others', 'assets/js/tag.js', 'other'],
  ['the home page always', 'assets/js/home.js', 'core'],
  ['the page of a lab with the labs', 'assets/js/colors.js', 'labs'],
  ['what a lab loads with the labs', 'assets/js/editor.js', 'labs'],
  ['the simulated phone with the labs', 'assets/phone/micropython.538e9cfd.wasm', 'labs'],
  ['a list of problems with its platform', 'assets/problems/lists-ios.7d48.json', 'ios'],
  ['the list of problems of no platform with all others', 'assets/problems/lists-general.5a0b.json', 'other'],
  ['a social card never', 'assets/cards/0020d3b14a74.png', undefined],
  ['the script of a page for paper never', 'assets/js/all.js', undefined],
])('keeps %s', (_what, file, part) => {
  expect(findPart(file)).toBe(part);
});
