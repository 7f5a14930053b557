/** For tests: an original message for each rule that none of the collected texts matches. */
export const RULE_EXAMPLES: Readonly<Record<string, string>> = {
  'connection-refused/usb':
    'File "tidevice/_usbmux.py", line 42, in create_connection\nConnectionRefusedError: [WinError 10061] No connection could be made because the target machine actively refused it',
  'adb-missing': "'adb' 不是内部或外部命令，也不是可运行的程序",
  'install-signature':
    'adb: failed to install app.apk: Failure [INSTALL_FAILED_UPDATE_INCOMPATIBLE: Package signatures do not match previously installed version]',
  'pip-missing':
    "pip : The term 'pip' is not recognized as the name of a cmdlet, function, script file, or operable program.",
  'pip-no-build': 'ERROR: No matching distribution found for opencv-python',
  'pip-no-compiler':
    'error: Microsoft Visual C++ 14.0 or greater is required. Get it with "Microsoft C++ Build Tools"',
  'pip-not-allowed':
    "ERROR: Could not install packages due to an OSError: [WinError 5] Access is denied: 'c:\\python38\\lib'",
  'time-form': "ValueError: time data '2026/1/1' does not match format '%Y-%m-%d'",
  'pip-managed': 'error: externally-managed-environment',
  'editor-unresolved': 'Import "ascript.android" could not be resolved Pylance(reportMissingImports)',
  'port-in-use': 'OSError: [Errno 98] Address already in use',
  'none-used/operand': "TypeError: unsupported operand type(s) for +: 'NoneType' and 'int'",
  'index/any': 'IndexError: Cannot choose from an empty sequence',
  'none-called': "TypeError: 'NoneType' object is not callable",
  'syntax/except': 'File "main.py", line 3\n    except ValueError, error:\nSyntaxError: invalid syntax',
  'newer-python/dicts': "TypeError: unsupported operand type(s) for |: 'dict' and 'dict'",
  'newer-python/generic': "TypeError: 'type' object is not subscriptable",
  'newer-python/method': "AttributeError: 'str' object has no attribute 'removesuffix'",
  'newer-python/module': "ModuleNotFoundError: No module named 'zoneinfo'",
  'syntax/print': 'SyntaxError: Missing parentheses in call to \'print\'. Did you mean print("Hello")?',
  'syntax/backslash':
    "SyntaxError: (unicode error) 'unicodeescape' codec can't decode bytes in position 2-3: truncated \\UXXXXXXXX escape",
  'syntax/open': 'SyntaxError: unexpected EOF while parsing',
  syntax: 'SyntaxError: invalid syntax',
  'missing-package/old': "ModuleNotFoundError: No module named 'airscript'",
  'missing-package/computer': "ModuleNotFoundError: No module named 'ascript'",
  'missing-package/platform': "ModuleNotFoundError: No module named 'ascript.android'",
  'missing-package/module': "ModuleNotFoundError: No module named 'ascript.android.sreen'",
  'missing-package/library': "ModuleNotFoundError: No module named 'tkinter'",
  'missing-package/own': "ModuleNotFoundError: No module named 'utils'",
  'module-path/whole': "ModuleNotFoundError: No module named 'C:/Users/ada/project/myscript'",
  'relative-import': 'ImportError: attempted relative import with no known parent package',
  'import-name/circular':
    "ImportError: cannot import name 'start' from partially initialized module 'requests' (most likely due to a circular import)",
  'import-name': "ImportError: cannot import name 'Ime' from 'ascript.android.action'",
  'import-name/compiled': "ImportError: bad magic number in 'coins': b'\\x55\\r\\r\\n'",
  'editor-unreachable': '192.168.1.23 took too long to respond. ERR_CONNECTION_TIMED_OUT',
  'unknown-name/order': "UnboundLocalError: local variable 'count' referenced before assignment",
  'unknown-name/auto-js': "NameError: name 'setInterval' is not defined",
  'unknown-name': "NameError: name 'time' is not defined",
  'unknown-attribute/list': "AttributeError: 'list' object has no attribute 'click'",
  'unknown-attribute/old-result': "AttributeError: 'dict' object has no attribute 'text_box_position'",
  'unknown-attribute/old-chain': "AttributeError: 'Ocr' object has no attribute 'pattern'",
  'unknown-attribute/dict': "AttributeError: 'dict' object has no attribute 'x'",
  'unknown-attribute/module': "AttributeError: module 'cv2' has no attribute 'SIFT_create'",
  'unknown-attribute/search': "AttributeError: 'Selector' object has no attribute 'center_x'",
  'unknown-attribute/call': "AttributeError: 'method' object has no attribute 'click'",
  'unknown-attribute': "AttributeError: 'Rect' object has no attribute 'widht'",
  'wrong-arguments/keyword': "TypeError: find() got an unexpected keyword argument 'until'",
  'not-callable': "TypeError: 'str' object is not callable",
  'wrong-type/text-and-number': 'TypeError: can only concatenate str (not "int") to str',
  'wrong-type/operands': "TypeError: '<' not supported between instances of 'str' and 'int'",
  'wrong-type/argument':
    'TypeError: android.graphics.Rect.set cannot be applied to (float, float, float, float)',
  'wrong-type/index': 'TypeError: list indices must be integers or slices, not str',
  key: "KeyError: 'name'",
  unpack: 'ValueError: too many values to unpack (expected 2)',
  'not-json/write': 'TypeError: Object of type ndarray is not JSON serializable',
  'wrong-type/any': 'TypeError: bad operand',
  'wrong-value': 'ValueError: bad value',
  'unknown-attribute/any': 'AttributeError: readonly attribute',
  zero: 'ZeroDivisionError: division by zero',
  recursion: 'RecursionError: maximum recursion depth exceeded while calling a Python object',
  memory: 'java.lang.OutOfMemoryError: Failed to allocate a 10368012 byte allocation',
  stopped: 'KeyboardInterrupt',
  assertion: 'AssertionError: The size must not change',
  'file-folder': "FileExistsError: [Errno 17] File exists: '/sdcard/results'",
  'disk-full': 'OSError: [Errno 28] No space left on device',
  'file-name': "OSError: [WinError 123] 文件名、目录名或卷标语法不正确。: 'a?.txt'",
  'picture-recycled': "java.lang.IllegalStateException: Can't call getPixels() on a recycled bitmap",
  'database-login':
    "pymysql.err.OperationalError: (1045, \"Access denied for user 'root'@'10.0.0.5' (using password: YES)\")",
  'database-lost': "pymysql.err.OperationalError: (2013, 'Lost connection to MySQL server during query')",
  'database-query': "pymysql.err.ProgrammingError: (1146, \"Table 'shop.stock' doesn't exist\")",
  proxy:
    "requests.exceptions.ProxyError: HTTPSConnectionPool(host='api.example.com', port=443): Max retries exceeded with url: / (Caused by ProxyError('Cannot connect to proxy.', OSError('Tunnel connection failed: 403 Forbidden')))",
  'time-out':
    "requests.exceptions.ReadTimeout: HTTPSConnectionPool(host='api.example.com', port=443): Read timed out. (read timeout=10)",
  'network-unreachable': 'OSError: [Errno 101] Network is unreachable',
  'address-wrong':
    "requests.exceptions.MissingSchema: Invalid URL 'example.com': No scheme supplied. Perhaps you meant https://example.com?",
  'server-refuses':
    'requests.exceptions.HTTPError: 404 Client Error: Not Found for url: https://api.example.com/tasks',
  'picture-format': "PIL.UnidentifiedImageError: cannot identify image file '/sdcard/shot.png'",
  'java-permission':
    'java.lang.SecurityException: Permission Denial: starting Intent { act=android.intent.action.CALL } requires android.permission.CALL_PHONE',
  'java-method': 'java.lang.NoSuchMethodException: com.example.Demo.add [long, long]',
  'java-thread':
    "java.lang.RuntimeException: Can't create handler inside thread that has not called Looper.prepare()",
  'app-missing':
    'android.content.ActivityNotFoundException: No Activity found to handle Intent { act=android.intent.action.VIEW }',
  'control-stale': 'WDAStaleElementReferenceError: stale element reference',
  'ios-session': 'invalid session id: Session does not exist',
  'window-rights': 'OSError: [WinError 740] The requested operation requires elevation',
  'java-permission/recording':
    'java.lang.SecurityException: Media projections require a foreground service of type ServiceInfo.FOREGROUND_SERVICE_TYPE_MEDIA_PROJECTION',
  'java-permission/overlay':
    'android.view.WindowManager$BadTokenException: Unable to add window android.view.ViewRootImpl$W@1a2b -- permission denied for window type 2038',
  'adb-versions':
    "adb server version (40) doesn't match this client (41); killing...\n* daemon started successfully",
  'install-refused':
    'adb: failed to install app.apk: Failure [INSTALL_FAILED_OLDER_SDK: Requires newer sdk version #26]',
  'install-refused/any': 'adb: failed to install app.apk: Failure [INSTALL_FAILED_MEDIA_UNAVAILABLE]',
  'https-expected': 'ssl.SSLError: [SSL: WRONG_VERSION_NUMBER] wrong version number (_ssl.c:1131)',
  'text-pattern': 're.error: nothing to repeat at position 0',
  'sqlite-locked': 'sqlite3.OperationalError: database is locked',
  'sqlite-table': 'sqlite3.OperationalError: no such table: orders',
  'sqlite-file': 'sqlite3.OperationalError: unable to open database file',
  'sqlite-words': 'sqlite3.OperationalError: near "FORM": syntax error',
  'sqlite-row': 'sqlite3.IntegrityError: UNIQUE constraint failed: orders.id',
  'sqlite-thread':
    'sqlite3.ProgrammingError: SQLite objects created in a thread can only be used in that same thread. The object was created in thread id 1 and this is thread id 2.',
  'no-console': 'EOFError: EOF when reading a line',
  'file-empty': 'EOFError: Ran out of input',
  'changed-meanwhile': 'RuntimeError: dictionary changed size during iteration',
};
