/** A link that leads out of the site: how it is called, where it leads, and the public source that names it. */
export interface ExternalLink {
  label: string;
  href: `https://${string}`;
  source: string;
}

/** A chat group that readers can join by its number; it has no URL to link to. */
export interface CommunityGroup {
  label: string;
  number: string;
  source: string;
}

export const product = {
  name: 'AScript',
  tagline: 'Python automation for Android, iOS and Windows',
  /** Who holds the copyright of the site's texts, and since when (tests/SPEC.md 9). */
  copyright: 'Copyright © 2025 AScript',
} as const;

/** The site's source text is English; the vendor's own site is Chinese. */
export const externalLinks = {
  officialSite: {
    label: 'Official site (Chinese)',
    href: 'https://www.ascript.cn',
    source: 'https://www.ascript.cn/docs/intro/',
  },
  forum: {
    label: 'Forum',
    href: 'https://bbs.ascript.cn',
    source: 'https://github.com/2836603852/ascript-mcp README, 2026',
  },
  developerLogin: {
    label: 'Developer login',
    href: 'https://py.airscript.cn',
    source: 'https://github.com/2836603852/ascript-mcp README, 2026: plug-in library and developer console',
  },
  // VMOS Cloud is the one third party with a page of its own in the vendor's menu.
  partner: {
    label: 'VMOS Cloud',
    href: 'https://cloud.vmoscloud.com',
    source: 'https://cloud.vmoscloud.com/vmoscloud/doc/en/',
  },
  python: {label: 'Python', href: 'https://www.python.org', source: 'https://www.python.org'},
  packageIndex: {label: 'Python package index', href: 'https://pypi.org', source: 'https://pypi.org'},
} as const satisfies Record<string, ExternalLink>;

/** Only groups whose number a public source states; the list grows when the vendor publishes more. */
export const communityGroups: readonly CommunityGroup[] = [
  {
    label: 'QQ group (Chinese)',
    number: '369344174',
    source: 'https://github.com/ScriptDance/airscriptdoc docs/hero/README.md, 2023',
  },
];
