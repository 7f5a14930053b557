export interface StockFile {
  /** Of the file as the overrides were written against. */
  sha256: string;
  /** What takes its place, or imports it, and must be read again when it changes. */
  overrides: readonly string[];
}

/**
 * The files of Docusaurus that our theme and plugins replace or rely on, and its private modules that we import. After an
 * upgrade read what changed in each of these that the test names, then the overrides, then write its new sum here.
 */
export const STOCK_FILES: Readonly<Record<string, StockFile>> = {
  '@docusaurus/theme-classic/lib/theme/AnnouncementBar/index.js': {
    sha256: '3b497461548ccc36df1a4b45387491736b90b43189a1dda8867c15cea7022113',
    overrides: ['src/theme/AnnouncementBar/index.tsx'],
  },
  '@docusaurus/theme-classic/lib/theme/BlogArchivePage/index.js': {
    sha256: '9a46c4deb232798c496e86cc96c34dbc4fb6be726402650bdae164815209bdc5',
    overrides: ['src/theme/BlogArchivePage/index.tsx'],
  },
  '@docusaurus/theme-classic/lib/theme/BlogListPage/index.js': {
    sha256: 'bea76516bb7dfc75d6074736e2c412966f1edf0844849ecbc2eda5400d5cbdfe',
    overrides: ['src/theme/BlogListPage/index.tsx'],
  },
  '@docusaurus/theme-classic/lib/theme/BlogPostPage/StructuredData/index.js': {
    sha256: '20603e58b486ac6de2f98b740a761bb71cf57a4cd6bc875b62aff7bb16adc4be',
    overrides: ['src/theme/BlogPostPage/StructuredData/index.tsx'],
  },
  '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/StructuredData/index.js': {
    sha256: '7b282577fb02933d528aefb75826c1d4a56d40dcfdc2c9afff5d2be1bb3f7c27',
    overrides: ['src/theme/DocBreadcrumbs/StructuredData/index.tsx'],
  },
  '@docusaurus/theme-classic/lib/theme/DocCard/Layout/index.js': {
    sha256: '62c7669007e6fca5c47e8f5ff154b7f78ce3e10808a86414b93b6997cbce0f3b',
    overrides: ['src/theme/DocCard/Layout/index.tsx'],
  },
  '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/Sidebar/ExpandButton/index.js': {
    sha256: '4e17c4017a76924c7a4c8e9b739e2b17007a5f6c1b6fdbed88b7cf0fa46ef0fe',
    overrides: ['src/theme/DocRoot/Layout/Sidebar/ExpandButton/index.tsx'],
  },
  '@docusaurus/mdx-loader/lib/processor.js': {
    sha256: '85eeb841ae3fffff1d7e6a6bcd1f8b33581b112419af9b84e9bd1a0110fd86e0',
    overrides: ['lib/mdx/parseMdx.ts'],
  },
  '@docusaurus/core/lib/client/exports/router.js': {
    sha256: 'ef6514dba2896167354be9b2165837882be999b406931e63f61cb9cd1a78024b',
    overrides: ['plugins/lazy-routes/serverRouter.ts'],
  },
  '@docusaurus/core/lib/client/theme-fallback/Error/index.js': {
    sha256: '4037ad84f1980a3301bb194f07799422267d5ddd7cb0bd737b78ebf0dcdf551d',
    overrides: ['src/theme/Error/index.tsx'],
  },
  '@docusaurus/core/lib/client/theme-fallback/Loading/index.js': {
    sha256: 'ffd8013daa28cd24a849721acc38e47bb44582dfb8922f633d42eac5344dda54',
    overrides: ['src/theme/Loading/index.tsx'],
  },
  '@docusaurus/theme-classic/lib/theme/MDXComponents/index.js': {
    sha256: 'b1a0eed95525de25273120c4f48ef939e51e0adfafe4a9b1c64fd3d040d6136c',
    overrides: ['src/theme/MDXComponents/index.tsx'],
  },
  '@docusaurus/theme-classic/lib/theme/Navbar/MobileSidebar/index.js': {
    sha256: '0e302185bbfd7b0a4a737b7a41b5215245df25c00221df68aa06e6d77ad648de',
    overrides: ['src/theme/Navbar/MobileSidebar/index.tsx'],
  },
  '@docusaurus/theme-classic/lib/theme/NavbarItem/DropdownNavbarItem/Desktop/index.js': {
    sha256: 'c49755ffce7ccfbde40877a9fa9a8e887412c947d11e1c295e5cbcfb3094169b',
    overrides: ['src/theme/NavbarItem/DropdownNavbarItem/Desktop/index.tsx'],
  },
  '@docusaurus/theme-classic/lib/theme/NavbarItem/DropdownNavbarItem/Mobile/index.js': {
    sha256: 'e8048bc6eabd96e86c2e0530631a5e04744f83e2871ed42d61211ffbc9a58c60',
    overrides: ['src/theme/NavbarItem/DropdownNavbarItem/Mobile/index.tsx'],
  },
  '@docusaurus/theme-classic/lib/theme/NotFound/Content/index.js': {
    sha256: '1339cadd0fe0b2a29e2b200f0b10487e33bd49a8fdc7a86a91e9a6c16616e113',
    overrides: ['src/theme/NotFound/Content/index.tsx'],
  },
  '@docusaurus/theme-classic/lib/theme/SearchBar.js': {
    sha256: 'b528b71d23818ff319df3a2e9bfdb811c76a20ec920e3fccd08fa9216b766486',
    overrides: ['src/theme/SearchBar/index.tsx'],
  },
  '@docusaurus/theme-classic/lib/theme/SkipToContent/index.js': {
    sha256: '1a6bfba899d12a82f8074e4a9a257527561c26ab235f1d7f10f13a22ccbe8834',
    overrides: ['src/theme/SkipToContent/index.tsx'],
  },
  '@docusaurus/theme-classic/lib/theme/prism-include-languages.js': {
    sha256: '42fcb21218b4537fa0d7dc51caf7d78f88891e0d9b925be61555fee46fc29614',
    overrides: ['src/theme/prism-include-languages.ts'],
  },
  '@docusaurus/theme-common/lib/contexts/announcementBar.js': {
    sha256: '8ffa6d2783f3e394f78c7c6a520f80cb83ae1d7282f0a824ba6ee1f66124ff98',
    overrides: ['src/components/AnnouncementBar/AnnouncementBar.tsx'],
  },
  '@docusaurus/theme-common/lib/contexts/navbarMobileSidebar.js': {
    sha256: '66a240ad64d9f9ad2a6fd300a3ce68dc06a501f2f463641c8677dc586df4eaa0',
    overrides: ['src/components/MobileSidebar/MobileSidebar.tsx'],
  },
  '@docusaurus/theme-common/lib/contexts/navbarSecondaryMenu/display.js': {
    sha256: '5d7a78397526499049ac4313622043702140c54bf16937078236fe7e0d34ae20',
    overrides: ['src/components/MobileSidebar/MobileSidebar.tsx'],
  },
  '@docusaurus/theme-common/lib/hooks/useLockBodyScroll.js': {
    sha256: 'd3f6885be1aae4dea582af558bbe6f50e2ad59388d75f7d008f27c28617a1541',
    overrides: ['src/components/MobileSidebar/useModal.ts'],
  },
  '@docusaurus/theme-common/lib/utils/IntlUtils.js': {
    sha256: '50ecfecea6e487ee17ffc3e62848277742fbfef4a5eed65a533923e772b89618',
    overrides: ['src/components/BlogArchive/BlogArchive.tsx'],
  },
  '@docusaurus/theme-common/lib/utils/routesUtils.js': {
    sha256: 'f5f678e39a00ecf345e453767360a352ece73feeab6fc3194dfc2b65e90ccfe3',
    overrides: [
      'src/components/MobileDropdown/MobileDropdown.tsx',
      'src/navigation/lazyRoutes/startRoutes.ts',
    ],
  },
  '@docusaurus/theme-common/lib/utils/useLocalPathname.js': {
    sha256: '17f47faa70214761a64e67693ab12bd131c2c617bee8483484d5f0b522c8c7c8',
    overrides: ['src/components/MobileDropdown/MobileDropdown.tsx'],
  },
  '@docusaurus/core/lib/client/routeContext.js': {
    sha256: '5b7cfc91bc8809225adf6df3fcce375ecb9d89724c6ea422ff395371daf7dfab',
    overrides: [
      'src/components/CrashPage/CrashPage.tsx',
      'src/navigation/lazyRoutes/createPageComponent.tsx',
      'src/navigation/lazyRoutes/notFound.tsx',
    ],
  },
  '@docusaurus/core/lib/client/SiteMetadataDefaults.js': {
    sha256: '97545d49f9e86b20e8b6f9c44708f20a4409d573b35c522f80cd299c25fc9c51',
    overrides: ['src/components/CrashPage/CrashPage.tsx'],
  },
  '@docusaurus/theme-classic/lib/theme/LastUpdated/index.js': {
    sha256: '30948229c514009458316d5f6d94da1562993c6d05ca40f3f56be9079f89b35c',
    overrides: ['src/theme/LastUpdated/index.tsx'],
  },
  '@docusaurus/core/lib/client/browserContext.js': {
    sha256: 'f0765ea0de6c682044acc2d1f6f7d474e9ac389591a8e97f877e437c09225b4c',
    overrides: ['plugins/staged-start/browserContext.tsx'],
  },
  '@docusaurus/core/lib/client/clientEntry.js': {
    sha256: 'a9d6514eaf79c05c7d5275b5139298a5467c1c8339ab8a887c5d8ba61aff9871',
    overrides: ['plugins/staged-start/clientEntry.ts'],
  },
  '@docusaurus/theme-common/lib/hooks/useWindowSize.js': {
    sha256: 'a32a46c867130090a4d785590da6f9cc69789eb67a94a5386fc6416857b91872',
    overrides: ['plugins/staged-start/useWindowSize.ts'],
  },
  '@docusaurus/core/lib/client/docusaurus.js': {
    sha256: 'b0d1dbdc1e3a706fe1ffd91c726d8348c5e4ed6ac95a716f549eb58127a4b202',
    overrides: ['src/navigation/lazyRoutes/docusaurus.ts'],
  },
  '@docusaurus/core/lib/client/prefetch.js': {
    sha256: '7543271549a9882a308f0fad8155631ab98c0389a75a88946f3be11c8933089c',
    overrides: ['src/navigation/lazyRoutes/docusaurus.ts'],
  },
  '@docusaurus/core/lib/client/preload.js': {
    sha256: '8c1e3de18d307e2fb4aee43f765f1d06b05357889b9923467bef44a358683542',
    overrides: ['src/navigation/lazyRoutes/preload.ts'],
  },
  '@docusaurus/core/lib/client/normalizeLocation.js': {
    sha256: '2759003e81bfa6c32540f148b51ed629bd449b8b0bec6c0a0817247a56eb588e',
    overrides: ['src/navigation/lazyRoutes/normalizeLocation.ts'],
  },
  '@docusaurus/core/lib/client/PendingNavigation.js': {
    sha256: '1c489db32b5665b06586dc471d29def9cab8a8f4acac9863775dd378716ce4d0',
    overrides: ['src/clientModules/recoverNavigation.ts', 'src/navigation/lazyRoutes/preload.ts'],
  },
  '@docusaurus/core/lib/client/App.js': {
    sha256: '1442f48492b535165d7e2767d4d1615713bb517a883c5142113740aaef086cba',
    overrides: ['src/navigation/lazyRoutes/renderRoutes.tsx'],
  },
  '@docusaurus/core/lib/client/exports/renderRoutes.js': {
    sha256: '1e6c09c6fedea3253fdae9f27fcf1a23f6fbc11517d4433f2f5f91c951750312',
    overrides: ['src/navigation/lazyRoutes/renderRoutes.tsx'],
  },
  '@docusaurus/core/lib/client/exports/ComponentCreator.js': {
    sha256: '5f99bdbd725f6e0b2943d25f99c93205952e9b45ac78c76b63f62a767bbba363',
    overrides: [
      'src/components/Loadable/createLoadable.tsx',
      'src/navigation/lazyRoutes/createPageComponent.tsx',
      'src/navigation/lazyRoutes/notFound.tsx',
    ],
  },
  '@docusaurus/core/lib/server/codegen/codegenRoutes.js': {
    sha256: '6bdf7133ebc411f96e918619faf14543239e27adebe60f4bbb081a392349689c',
    overrides: ['lib/routes/readRoutes.ts', 'plugins/lazy-routes/importPages.cjs'],
  },
  '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js': {
    sha256: 'd1fdb10641cef8bb8460f9f9e48dc18d0f86065e8c6e6d7422d5be18147f3257',
    overrides: ['plugins/lazy-routes/index.ts'],
  },
  '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js': {
    sha256: '444c91b32c4a549ccf1710e995635887b6cd2433e6dce6a2bfbf17ecc2bf6ca3',
    overrides: ['plugins/lazy-routes/dropDocs.cjs', 'src/navigation/lazyRoutes/registerDoc.ts'],
  },
  '@docusaurus/plugin-content-docs/lib/client/docsUtils.js': {
    sha256: 'cab6060db00dcb796b74288d22d84fac9f64ea83c0b20a109ed377b35726f6d6',
    overrides: ['plugins/lazy-routes/dropDocs.cjs', 'src/navigation/lazyRoutes/renderRoutes.tsx'],
  },
};
