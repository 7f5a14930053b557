/** Folders of the stubs: of the product, and of packages that scripts import. */
export interface StubFolders {
  product: string;
  others: string;
}

/** The shared configuration: the stubs, and the Python version of the device. */
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
 * For samples of the site: strict, with exceptions. `json.loads` and similar functions return `Any`, which script authors may use
 * as it is, and samples assign results that only the text around them continues with.
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

/** For scripts of readers: reports what would fail, but no missing types. */
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
