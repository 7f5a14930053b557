import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Only a reader who keeps the site has a worker; nobody else loads any of this.
if (ExecutionEnvironment.canUseDOM && navigator.serviceWorker?.controller) {
  // The scripts of a page start in steps: it may have loaded by now.
  if (document.readyState === 'complete') update();
  else window.addEventListener('load', update);
}

function update(): void {
  import('@site/src/offline/bringUpToDate').then(({bringUpToDate}) => bringUpToDate()).catch(() => {});
}
