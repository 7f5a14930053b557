import {yieldToBrowser} from './yieldToBrowser';

/**
 * The modules of the first script, in the order in which the stock entry evaluates them; each stage takes 30 to 60 ms on a
 * slow phone. `eager` keeps them in the same file, so that only their evaluation is deferred; without `webpackExports` whole
 * packages would be bundled.
 */
const STAGES: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["BrowserRouter"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@generated/routes'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@theme/ThemeProvider'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@theme/SiteMetadata'),
  // The stock entry itself: evaluates the rest and hydrates the page.
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'),
];

/** Starts the page as the stock entry does, but in several tasks: as one task it takes 300 to 500 ms on a slow phone. */
async function start(): Promise<void> {
  for (const evaluate of STAGES) {
    // Another page is being loaded (plugins/boot-watch/watchBoot.ts).
    if (document.documentElement.hasAttribute('data-is-left')) return;
    await evaluate();
    await yieldToBrowser();
  }
}

start();
