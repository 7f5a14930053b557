import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Only a reader who keeps the site has a worker; nobody else loads any of this.
if (ExecutionEnvironment.canUseDOM && navigator.serviceWorker?.controller) {
  window.addEventListener('load', () => {
    import('@site/src/offline/bringUpToDate').then(({bringUpToDate}) => bringUpToDate()).catch(() => {});
  });
}
