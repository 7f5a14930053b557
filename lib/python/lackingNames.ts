/**
 * Names of Python 3.8 that the Python of the simulated phone lacks, by module or type: those that scripts use. A test runs
 * them, so that a name goes when the simulation has learnt it.
 */
const LACKING: Readonly<Record<string, string>> = {
  math: 'log1p remainder',
  random: 'betavariate getstate lognormvariate paretovariate setstate vonmisesvariate',
  hashlib: 'algorithms_available blake2b blake2s pbkdf2_hmac sha224 sha3_256',
  collections: 'UserDict UserList UserString',
  operator: 'countOf delitem index indexOf inv iadd lshift matmul pos rshift setitem',
  functools: 'partialmethod singledispatchmethod',
  contextlib: 'AsyncExitStack ContextDecorator redirect_stderr',
  statistics: 'median_grouped NormalDist',
  textwrap: 'TextWrapper',
  glob: 'escape',
  string: 'Formatter',
  re: 'RegexFlag',
  time: 'altzone clock_gettime daylight get_clock_info process_time_ns thread_time tzset',
  json: 'JSONDecoder',
  os: 'chmod fsync getlogin getppid kill link popen removedirs renames startfile symlink system times umask uname utime',
  'os.path': 'splitdrive',
  sys: 'excepthook float_info getrefcount settrace',
  threading: 'Barrier BoundedSemaphore Condition excepthook get_native_id local Semaphore settrace',
  queue: 'LifoQueue PriorityQueue SimpleQueue',
  csv: 'Dialect excel get_dialect register_dialect Sniffer',
  shutil: 'chown copymode copystat get_terminal_size make_archive unpack_archive',
  enum: 'Flag IntFlag',
  dataclasses: 'InitVar make_dataclass',
  platform:
    'architecture machine node processor python_implementation python_version release system uname version win32_ver',
  traceback: 'extract_stack extract_tb format_exception_only format_stack format_tb print_stack print_tb',
  html: 'unescape',
  struct: 'iter_unpack Struct',
  uuid: 'getnode uuid1 uuid3 uuid5',
  base64: 'a85decode a85encode b85decode b85encode',
  float: 'fromhex hex',
};

/** Modules and types with the names that they lack. */
export const LACKING_NAMES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(LACKING).map(([owner, names]) => [owner, new Set(names.split(' '))]),
);
