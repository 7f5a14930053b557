/** Names that every script has, as the Python on the device knows them. */
export const BUILTINS: readonly string[] =
  `abs all any ascii bin bool bytearray bytes callable chr classmethod complex
  delattr dict dir divmod enumerate eval exec filter float format frozenset getattr globals hasattr hash help hex id input
  int isinstance issubclass iter len list locals map max memoryview min next object oct open ord pow print property range
  repr reversed round set setattr slice sorted staticmethod str sum super tuple type vars zip ArithmeticError
  AssertionError AttributeError EOFError Exception FileNotFoundError ImportError IndexError KeyError KeyboardInterrupt
  NameError NotImplementedError OSError PermissionError RuntimeError StopIteration SyntaxError TimeoutError TypeError
  UnicodeDecodeError ValueError ZeroDivisionError`.split(/\s+/);

export const KEYWORDS: readonly string[] =
  `False None True and as assert async await break class continue def del elif
  else except finally for from global if import in is lambda nonlocal not or pass raise return try while with
  yield`.split(/\s+/);

/** Modules of Python that scripts for a device often import. */
export const MODULES: readonly string[] =
  `base64 collections csv datetime functools hashlib io itertools json logging math
  os queue random re shutil string sys threading time traceback typing urllib`.split(/\s+/);
