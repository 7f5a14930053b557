/** Names that every script has, as the Python on the device knows them; those that hardly any script writes are left out. */
export const BUILTINS: readonly string[] =
  `abs all any bool chr dict enumerate filter float hasattr input int isinstance len list map max min open ord print
  range repr reversed round set slice sorted str sum super tuple type zip AttributeError Exception FileNotFoundError
  ImportError IndexError KeyError NameError OSError PermissionError RuntimeError TimeoutError TypeError ValueError
  ZeroDivisionError`.split(/\s+/);

export const KEYWORDS: readonly string[] =
  `False None True and as assert async await break class continue def del elif
  else except finally for from global if import in is lambda nonlocal not or pass raise return try while with
  yield`.split(/\s+/);

/** Modules of Python that scripts for a device often import. */
export const MODULES: readonly string[] =
  `base64 collections csv datetime functools hashlib io itertools json logging math
  os queue random re shutil string sys threading time traceback typing urllib`.split(/\s+/);
