/** Whether the server has answered with the not-found page. */
export function isNotFoundPage(): boolean {
  return document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.endsWith('/404.html') ?? false;
}
