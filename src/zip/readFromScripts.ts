/**
 * Runs first on the page of a zip. A page that is opened from a folder may run scripts but not fetch files. So beside each file
 * that the site fetches there is a script that holds its text (lib/zip/toScript.ts). On a server this changes nothing.
 */
const fetchFromHost = window.fetch;

/** Origin of the published site; scripts/packFolder.ts puts it in. */
declare const SITE_URL: string;

if (window.location.protocol === 'file:') {
  window.fetch = (input, options) => {
    const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
    return url.protocol === 'file:' ? readFromScript(url) : fetchFromHost(input, options);
  };
  // Runs after the router and all other listeners. In a folder, a link that begins with `/` would lead to the root of the disk.
  document.addEventListener('click', ({target, defaultPrevented}) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link && !defaultPrevented) link.href = leadOn(link.getAttribute('href') ?? '');
  });
}

/** Pages are in the folder; downloads may be missing there, so they come from the site. */
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
