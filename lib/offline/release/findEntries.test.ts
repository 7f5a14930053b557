import {expect, it} from 'vitest';
import {findEntries} from './findEntries';

it('finds the scripts, styles and routes that a page names, in their order', () => {
  const html =
    '<link rel="stylesheet" href="/base/css/without-scripts.css"><link rel="stylesheet" href="/base/assets/css/styles.1.css" />' +
    '<script type="application/json" data-src="/base/assets/routes/4.json">{}</script>' +
    '<script src="/base/assets/js/runtime~main.2.js" defer></script><script src="/base/assets/js/main.3.js"></script>' +
    '<img src="/base/assets/cards/a.png">';
  expect(findEntries(html)).toEqual([
    '/base/assets/css/styles.1.css',
    '/base/assets/routes/4.json',
    '/base/assets/js/runtime~main.2.js',
    '/base/assets/js/main.3.js',
  ]);
});
