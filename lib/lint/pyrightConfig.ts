/** Folders of the stubs below a root: those of the product, and of packages that scripts import. */
export interface StubFolders {
  product: string;
  others: string;
}

/** What pyright knows, whatever it checks: the stubs, and the Python of the device. */
function base({product, others}: StubFolders) {
  return {
    include: ['.'],
    extraPaths: [product, others],
    pythonVersion: '3.8',
    pythonPlatform: 'Linux',
    reportMissingModuleSource: false,
  };
}

/**
 * For samples of the site: strict, with three exceptions: `json.loads` and the like give `Any`, which a script author may use
 * as it is, and samples keep results in names that only the prose goes on with.
 */
export function forSamples(folders: StubFolders) {
  return {
    ...base(folders),
    typeCheckingMode: 'strict',
    reportUnknownVariableType: false,
    reportUnknownMemberType: false,
    reportUnknownArgumentType: false,
    reportUnusedVariable: false,
  };
}

/** For scripts of readers: what fails when the script runs, without opinions on how it is typed. */
export function forScripts(folders: StubFolders) {
  return {
    ...base(folders),
    typeCheckingMode: 'standard',
    reportMissingImports: 'warning',
    reportSelfClsParameterName: false,
    reportUnsupportedDunderAll: false,
    reportUnusedExpression: false,
  };
}
