import {yieldToBrowser} from './yieldToBrowser';

/**
 * The modules of the first script, in the order in which the stock entry evaluates them, in portions of 30 to
 * 60 ms on a slow phone. They are in the same file (`eager`): only their evaluation is put off. Without `webpackExports` all of a package
 * would come along.
 */
const STAGES: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["BrowserRouter"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@generated/routes'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@theme/ThemeProvider'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@theme/SiteMetadata'),
  // The stock entry itself: what is not evaluated by now, and the start.
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'),
];

/** Starts the page as the stock entry does, which evaluates everything in one task: 300 to 500 ms on a slow phone. */
async function start(): Promise<void> {
  for (const evaluate of STAGES) {
    await evaluate();
    await yieldToBrowser();
  }
}

start();
