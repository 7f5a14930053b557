/** Tells the page's own scripts that it is shown instead of one that is not kept. */
const NOT_KEPT_NAME = 'offline-not-kept';

const DAY_AND_TIME = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeStyle: 'short'});

/** Puts the line above a page that says that it comes from the copy, and of when the copy is. */
export function markKept(html: string, date: string, baseUrl: string): string {
  return addLine(html, `Offline copy of ${DAY_AND_TIME.format(new Date(date))}`, baseUrl);
}

/** The shell that is shown instead of a page that is not kept. */
export function markNotKept(html: string, baseUrl: string): string {
  return addLine(html, 'No network, and this page is not kept offline', baseUrl).replace(
    '</head>',
    `<meta name="${NOT_KEPT_NAME}" content=""></head>`,
  );
}

/** Beside what React renders, with a style sheet of its own: no other page pays for it, and it shows without scripts. */
function addLine(html: string, text: string, baseUrl: string): string {
  return html
    .replace('</head>', `<link rel="stylesheet" href="${baseUrl}css/offline-line.css"></head>`)
    .replace(
      '</body>',
      `<p class="offline-line" role="status">${text} · <a href="${baseUrl}offline">What is kept</a></p></body>`,
    );
}
