/**
 * The workflow that builds the site and publishes it on GitHub Pages. That host sends no headers of one's own, so the table of
 * headers is not used.
 */
export function toGitHubPages(): string {
  return `# Copy to .github/workflows/pages.yml, and choose "GitHub Actions" in Settings, Pages.
# GitHub Pages sends no header of ours: no frame-ancestors, no HSTS on a host of your own unless "Enforce HTTPS" is on, ten minutes
# in a cache for every file, and a redirect from /docs/intro to /docs/intro/. The policy in each page holds all the same.
name: pages
on:
  push:
    branches: [main]
permissions:
  contents: read
  id-token: write
  pages: write
concurrency: pages
jobs:
  publish:
    runs-on: ubuntu-latest
    environment: github-pages
    steps:
      - uses: actions/checkout@v4
        with:
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - id: address
        uses: actions/configure-pages@v5
      - run: npm install --no-save
      - run: npm run build
        env:
          SITE_URL: \${{ steps.address.outputs.origin }}
          BASE_URL: \${{ steps.address.outputs.base_path }}/
      - uses: actions/upload-pages-artifact@v3
        with:
          path: build
      - uses: actions/deploy-pages@v4
`;
}
