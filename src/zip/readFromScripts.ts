/**
 * Runs first on the page of a zip. Opened from a folder, a page may fetch no file but run scripts, so each file that the site
 * fetches stands beside itself as a script that hands its text over (lib/zip/toScript.ts). On a server all is as ever.
 */
const fetchFromHost = window.fetch;

/** Origin of the published site; scripts/packFolder.ts puts it in. */
declare const SITE_URL: string;

if (window.location.protocol === 'file:') {
  window.fetch = (input, options) => {
    const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
    return url.protocol === 'file:' ? readFromScript(url) : fetchFromHost(input, options);
  };
  // After the router and all other listeners: the root that these links begin at is not the folder.
  document.addEventListener('click', ({target, defaultPrevented}) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link && !defaultPrevented) link.href = leadOn(link.getAttribute('href') ?? '');
  });
}

/** A page is in the folder; a download may not be. */
function leadOn(path: string): string {
  return /\.\w+$/.test(path) ? SITE_URL + path : `#${path}`;
}

function readFromScript({href}: URL): Promise<Response> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${href}.js`;
    script.addEventListener('load', () => {
      script.remove();
      resolve(new Response(script.dataset.text));
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new TypeError(`${href} cannot be read from a folder`));
    });
    document.head.append(script);
  });
}
