import {splitWords} from '../text/splitWords';
import {toSearchKey} from '../text/toTerms';

/**
 * Calls of other tools, each row after what they do in the words of the manual: Appium and Selenium, uiautomator2, Airtest and
 * Poco, Maestro, Espresso, Auto.js and its derivatives, EasyClick, Pyjnius, SikuliX, 大漠, PyAutoGUI, pywinauto, AutoHotkey, AutoIt,
 * Android itself. Names that AScript has too are left out.
 */
const CALLS = `
  tap click position: clickPoint clickCenter clickBounds clickRect performClick tapPoint click_exists mouseClick MouseClick click_input
    clickRandom clickRandomRect ControlClick clickText clickId dispatchGesture clickEx tapOn
  double tap click: doubleClick double_click doubleTap double_tap dblclick clickCount doubleTapOn
  long press hold: longClick long_click longPress long_press longTap long_tap pressAndHold touchAndHold long_touch
    longPressOn
  swipe slide: swipeUp swipe_up swipeDown swipe_down swipeLeft swipe_left swipeRight swipe_right swipe_along swipe_ext swipePoints
    swipeToPoint swipeByPercent flick fling sml_move pan_gesture
  scroll list swipe until end: scrollTo scroll_to scrollForward scroll_forward scrollBackward scroll_down scrollDown scrollUp scrollIntoView
    scroll_into_view toEnd toBeginning UiScrollable scrollTextIntoView getChildByText mousewheel wheel_mouse_input MouseWheel swipe_until scroll_until
    scrollUntilVisible scrollToPosition actionOnItemAtPosition
  drag move hold path: dragTo drag_to drag_and_drop dragAndDrop drag_mouse_input MouseClickDrag swipe_points
  root mode tap gesture: RootAutomator ra.tap ra.press ra.touchDown
  gesture fingers path: gestures pinch_in pinch_out pinchIn pinchOut pinch_open multi_touch MultiAction TouchAction touch_down touchDown touchMove touchUp
    PointerInput W3CActions ActionChains multiTouch
  press key back home: press_keycode pressKeyCode keyevent pressKey press_key KeyCode keyDown keyUp pressBack pressHome KEYCODE_BACK KEYCODE_HOME
    KEYCODE_ENTER back_to_home recentApps openRecents longPressKeycode
  keyboard key hotkey press: Hotkey RegisterHotKey add_hotkey on_press keystroke press_and_release hotkeySet HotKeySet send_keystrokes type_keys SendInput
    SendKeys ControlSend typewrite keybd_event
  type input text: setText set_text send_keys sendKeys inputText input_text set_value setValue clear_text clearText set_edit_text write_text pasteText
    input_content setInput imeInput inputStr ControlSetText set_fastinput_ime adb_keyboard AdbIME typeText eraseText replaceText
  find control selector: find_element find_elements findElement findElements findElementById findElementByXPath find_element_by_id findOne findOnce
    untilFind UiSelector UiObject2 BySelector findAccessibilityNodeInfosByText findAccessibilityNodeInfosByViewId getNodeInfo getOneNodeInfo
    child_selector child_window findControl WinExists getUiObject selectorBy resourceIdMatches onView withId withText
  selector text match: textContains textMatches text_contains textStartsWith textEndsWith descContains descMatches descriptionContains
    resourceId resource_id idContains idMatches className classNameMatches by_text By.TEXT getByText
  xpath selector: findElementByXPath find_element_by_xpath By.XPATH xpath
  wait until gone: waitVanish wait_vanish waitUntilVanish wait_until_gone
  wait picture appear timeout: existsWait setAutoWaitTimeout waitForImage wait_until_image_exist
  wait until control appears timeout: WebDriverWait implicitly_wait implicitlyWait expected_conditions presence_of_element_located
    visibility_of_element_located element_to_be_clickable wait_gone waitFor wait_for waitUntil wait_exists wait_for_appearance wait_for_any waitExist waitNode
    wait_timeout click_gone until_disappear wait_until_passes WinWait WinWaitActive waitForActivity waitForPackage wait_activity
    assertVisible extendedWaitUntil waitForExistence IdlingResource
  sleep wait: time.sleep Thread.sleep setTimeout randomSleep pyautogui.PAUSE
  repeat loop schedule: setInterval SetTimer AdlibRegister
  control bounds text property: getText get_text get_attribute getAttribute boundsInParent boundsInScreen visibleBounds contentDescription get_bounds
    getBounds rectangle getDesc window_text ControlGetText get_value is_displayed isDisplayed is_enabled isClickable checked
    BoundingRectangle
  control children parent tree: childCount getChild child_by_text sibling from_parent getParent offspring children freeze dump_hierarchy page_source
    dumpWindowHierarchy dumpXml uiautomatorviewer uiauto.dev weditor print_control_identifiers source dump_ui
  start open app: launchApp launch app_start start_app startActivity activate_app launchPackage openApp start_activity monkey am_start am.start
    startApp openAppByName
  stop close app: app_stop stop_app terminate_app force_stop forceStop closeApp close_app killApp app_clear clear_app am_force_stop
  foreground app package activity: currentPackage current_package currentActivity current_activity app_current getRunningPkg getRunningActivity
    topActivity mCurrentFocus wait_activity getTopPackage
  install app apk: install_app app_install installApp remove_app uninstall_app app_uninstall is_app_installed getPackageName
  screenshot screen: captureScreen requestScreenCapture save_screenshot get_screenshot_as_file take_screenshot snapshot getScreenshot screencap
    captureFullScreen MediaProjection ImageGrab grab captureToFile PrintWindow BitBlt minicap
  find image picture screen: findImage matchTemplate match_template locateOnScreen locateCenterOnScreen locateAllOnScreen Template ImageSearch
    find_all_template findImageEx matchFeatures assert_exists images.findImage findPic FindPic minMaxLoc image_match
    FindPicEx findAll FindFailed click_image getLastMatch
  find color point screen: findColor findMultiColors findColorEquals findColorInRegion PixelSearch findColorEx findMultiColor FindMultiColor detectsColor
    isColorFound
  get color pixel compare: getColor GetPixel get_pixel pixelMatchesColor PixelGetColor getpixelcolor images.pixel cmpColor cmpColorEx GetPixelColor
    cmpMultiColor pixelInImage
  ocr read text picture: image_to_string image_to_data pytesseract tesseract tessedit_char_whitelist tessdata paddleocr easyocr ocrText recognizeText
    gmlkit mlkitOcr ocrLite PaddleOcr ddddocr readtext rapidocr recognize_text allowlist
    FindStr FindStrFast dm.Ocr Region.text findText
  permission accessibility: waitFor auto.service AccessibilityService isAccessibilityEnabled enableAccessibility BIND_ACCESSIBILITY_SERVICE
    WRITE_SECURE_SETTINGS performGlobalAction onAccessibilityEvent
  permission allow overlay float: SYSTEM_ALERT_WINDOW canDrawOverlays drawOverlays checkFloatPermission ACTION_MANAGE_OVERLAY_PERMISSION
  permission files storage: MANAGE_EXTERNAL_STORAGE READ_EXTERNAL_STORAGE WRITE_EXTERNAL_STORAGE requestPermissions checkSelfPermission
  device information screen size: window_size get_window_size device_info getDeviceInfo displayWidth displayHeight device.width device.height getprop
    ANDROID_ID getAndroidId getIMEI wm.size DisplayMetrics get_current_resolution screen_width
  lock unlock wake screen: screen_on screen_off wakeUp wakeUpIfNeeded keepScreenOn isScreenOn unlockScreen isLocked wakelock KeyguardManager
  clipboard copy: setClip getClip set_clipboard get_clipboard setClipboard getClipboard setClipboardText ClipboardManager pyperclip A_Clipboard ClipGet
    ClipPut set_pasteboard
  toast message: toastLog getToast get_message showToast open_notification toast.show get_toast
  log print: logcat console.log logd logi loge console.show showLog log4j loguru
  dialog choose ask: rawInput singleChoice multiChoice alertDialog MsgBox InputBox dialogs.confirm dialogs.select confirmDialog
  floating window: floaty rawWindow floaty.window floatView FloatingWindow showFloat showFloatView
  window html ui settings: ui.layout webview loadUrl evaluateJavascript JavascriptInterface tkinter PyQt PySide Gui.Add
  dialog popup alert close: switch_to.alert switchTo accept_alert dismiss_alert autoAcceptAlerts autoGrantPermissions watcher watch_context registerWatcher
    watcher.when UiWatcher
  thread stop: threads.start threading.Thread shutDownAll AtomicLong setInterval ThreadPoolExecutor
  exit stop script: stopAllAndToast exitScript ExitApp engines.stopAll sys.exit System.exit restartScript stopScript pyautogui.FAILSAFE
  volume key event listen: observeKey onKeyDown volume_down onKeyEvent events.on observeToast KeyEvent
  notification listen event: observeNotification onNotification NotificationListenerService onNotificationPosted
  store settings keep: storages SharedPreferences storages.create getSharedPreferences IniRead IniWrite
  http request: requests.get requests.post http.get http.post httpGet okhttp urllib postJson URLDownloadToFile fetch XMLHttpRequest
  shell command adb root: adb_shell runRoot execCommand shell.exec Runtime.exec su_exec os.popen subprocess RunWait getRoot
  file read write: files.read files.write open_file readFile writeFile FileRead FileAppend files.listDir file.readAllText
  java android class: importClass importPackage autoclass pyjnius jnius JavaAdapter PythonJavaClass java_method PythonActivity
    mActivity dexclassloader loadDex runtime.loadDex
  intent open: app.intent sendBroadcast startService Intent.ACTION_VIEW putExtra setData setClassName deeplink deep_link
  plugin load: plugins.load loadApk
  run modes device connection: connect_device auto_setup u2.connect connect_usb init_device Remote desired_capabilities UiAutomator2Options webdriver
  window handle windows: WinActivate WinGetHandle FindWindow FindWindowEx SetForegroundWindow win32gui GetForegroundWindow EnumWindows
    set_focus top_window WinGetTitle getWindowsWithTitle WinMove MoveWindow ShowWindow WinClose WinMinimize WinMaximize
  window message background: BindWindow BindWindowEx SendMessage PostMessage WM_KEYDOWN WM_LBUTTONDOWN WM_CHAR WM_SETTEXT ControlSend SendMessageW MAKELONG
  windows control menu find: WinMenuSelectItem menu_select ComboBox ListBox TreeView select_item UIAutomationCore IUIAutomation
    AutomationElement AutomationId ButtonControl EditControl WindowControl inspect.exe PaneControl TextControl MenuItemControl ListItemControl
  mouse move position windows: MouseMove moveTo moveRel SetCursorPos GetCursorPos MouseGetPos mouse_event
  start program windows: ShellExecute Application.start Run.exe startfile CreateProcess
  administrator uac windows: runas IsUserAnAdmin requireAdministrator SendMode
  hardware board mouse hid: Keyboard.begin Mouse.move BleKeyboard BleMouse TinyUSB UHID
  ios agent wda: WebDriverAgent wda xcodebuild wda_bundle_id usbmuxd iproxy tidevice libimobiledevice facebook-wda go-ios
  ios control selector: XCUIElementTypeButton accessibilityIdentifier NSPredicate iOSClassChain predicate_string class_chain XCUIApplication
  yolo model objects detect: ultralytics torch onnx ncnn onnxruntime detect_objects
  picture opencv numpy: cv2 imread cvtColor threshold findContours inRange GaussianBlur Canny HoughCircles
`;

/**
 * Patterns for error messages, and for questions that stop words alone tell apart, such as `screen off`, with the words of the
 * manual for their subject.
 */
const MESSAGES: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/\b(?:Name|Type|Value|Key|Index|Attribute|Syntax|ZeroDivision|Recursion|UnboundLocal)Error\b/, 'message'],
  [/\bIndentationError|TabError|\bunindent\b|expected an indented/i, 'message python indentation'],
  [/'?NoneType'?/, 'none find nothing message'],
  [
    /\b(?:ModuleNotFound|Import)Error|No module named|cannot import name|DLL load failed|dlopen failed/i,
    'import library message',
  ],
  [
    /No matching distribution|Could not find a version|Failed building wheel|\bpip(?:3)? install\b/i,
    'pip package',
  ],
  [
    /ConnectionRefused|Connection refused|ECONNREFUSED|ConnectionReset|ECONNRESET|Broken pipe|Max retries|ConnectTimeout|ReadTimeout|Read timed out|getaddrinfo|Name or service not known|UnknownHost|Unable to resolve host|Network is unreachable|No route to host/i,
    'network server connection http',
  ],
  [/\bSSL|CERTIFICATE_VERIFY|certificate verify|TLSV1|CertPath|Cleartext/i, 'https certificate http'],
  [
    /\b(?:2003|2006|2013|1045|1146|1062)\b.*(?:MySQL|lost|denied)|pymysql|OperationalError|Lost connection to MySQL/i,
    'mysql database',
  ],
  [
    /\badb\b.*(?:not found|offline|unauthorized|no devices)|device (?:offline|unauthorized)|no devices\/emulators|more than one device/i,
    'usb debugging computer connection',
  ],
  [/INSTALL_FAILED|INSTALL_PARSE|App not installed|There was a problem parsing/i, 'install apk fail'],
  [
    /\bPermission(?:Error| denied)|EACCES|SecurityException|Operation not permitted|requires android\.permission/i,
    'permission',
  ],
  [/FileNotFound|No such file|ENOENT|Is a directory/i, 'file path'],
  [/Unicode(?:Decode|Encode)Error|codec can't|garbled|mojibake/i, 'encoding file text'],
  [/OutOfMemory|MemoryError|\bOOM\b/i, 'memory picture'],
  [
    /TypeError: .*argument|unexpected keyword argument|missing \d+ required|takes \d+ positional/i,
    'call arguments message',
  ],
  [
    /\b(?:NoSuchElement|StaleElement|UiObjectNotFound|ElementNotFound|TargetNotFound|PocoNoSuchNode)\w*/i,
    'control not find selector',
  ],
  [
    /\bANR\b|isn't responding|not responding|has stopped|keeps stopping|FATAL EXCEPTION|已停止运行|无响应/i,
    'stop crash keep running',
  ],
  [/Exception in thread|can't start new thread|RuntimeError: .*thread/i, 'thread'],
  [/\bmedia ?projections?\b|screen ?capture permission/i, 'screenshot record screen permission'],
  [/\b(?:screen|display)\b.{0,20}\b(?:on|off)\b/i, 'sleep wake lock power'],
  [/INJECT_EVENTS|Injecting input events/i, 'shell permission root tap'],
  [/websocket|\b(?:1006|1011)\b.*clos|Handshake status|wss?:\/\//i, 'websocket'],
  [/handshake|握手/i, 'computer connection development'],
  [
    /InvalidSession|Could not start a (?:new )?session|xcodebuild|code signing|provisioning profile|untrusted developer|\bDVT\w+/i,
    'ios activate agent',
  ],
  [/pywintypes|com_error|0x8\d{7}|Access is denied|拒绝访问/i, 'windows administrator'],
];

const BY_CALL: ReadonlyMap<string, string> = new Map(
  CALLS.trim()
    .split(/\n {2}(?! )/)
    .flatMap((row) => {
      const [words = '', names = ''] = row.split(':');
      return names
        .trim()
        .split(/\s+/)
        .map((name) => [toSearchKey(name), words.trim()] as const);
    }),
);

/**
 * The manual's words, separated by spaces, for calls of other tools and messages in a query; empty for none. A name of one word
 * counts only within code: `driver.source` is a call, `source` alone is an ordinary word.
 */
export function expandQuery(text: string): string {
  const isCode = /\w\(|\w\.\w/.test(text);
  const names = splitWords(text)
    .flatMap(({text: name}) => [name, ...name.split('.')])
    .filter((name) => isCode || /_|\.|[a-z][A-Z]/.test(name));
  const calls = names.flatMap((name) => BY_CALL.get(toSearchKey(name)) ?? []);
  const messages = MESSAGES.flatMap(([pattern, words]) => (pattern.test(text) ? [words] : []));
  return [...new Set([...calls, ...messages].join(' ').split(' '))].join(' ');
}
