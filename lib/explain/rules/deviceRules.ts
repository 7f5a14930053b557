import type {Rule, Wording} from '../rule';
import {shorten} from './expressions';

function explainClass(name: string): Wording {
  const short = name.split(/[./]/).at(-1) ?? '';
  return {
    meaning: 'Java does not find the class.',
    here:
      short === ''
        ? 'The message names it.'
        : `It looked for \`${short}\`. It is misspelt, newer than this Android, or in a library that is not loaded.`,
    steps: [
      'Look it up in the Android reference: “Added in API level” must not be above that of the phone.',
      'Write an inner class with `$`: `Outer$Inner`.',
      'A class of a library comes with its APK or JAR: load that first.',
    ],
    page: 'java',
  };
}

/** Errors of Android devices: Java exceptions, and messages of adb and other tools. */
const androidRules: readonly Rule[] = [
  {
    id: 'java-permission/input',
    pattern: /INJECT_EVENTS/,
    explain: () => ({
      meaning: 'Android lets only the system and the shell tap in other apps.',
      here: 'The right to do so is called `INJECT_EVENTS`, and an app cannot be given it. On some phones even the shell needs “USB debugging (Security settings)” in the developer options.',
      steps: [
        'In a script tap with the calls of AScript: they use the run mode of the app, not the command `input`.',
        'For adb switch that option on, and restart the phone.',
      ],
      page: 'modes',
    }),
  },
  {
    id: 'java-permission/overlay',
    pattern: /permission denied for (?:this )?window type/,
    explain: () => ({
      meaning: 'Android does not let the app draw over other apps.',
      here: 'Windows, drawings and the floating button of a script need that right.',
      steps: [
        'In the settings of the phone, under “Display over other apps”, allow it for AScript, and run the script again.',
      ],
      page: 'permissions',
    }),
  },
  {
    id: 'java-permission/recording',
    kinds: ['SecurityException'],
    pattern: /^Media projections? require/i,
    explain: () => ({
      meaning:
        'Android 14 and newer refuse to record the screen for an app that begins it the way of older versions.',
      here: 'The code that begins it is that of AScript, or of your packaged app, not of your script.',
      steps: [
        'Install the newest AScript, and package your app again.',
        'Close other apps that record the screen, and allow the recording anew.',
      ],
      page: 'pictures',
    }),
  },
  {
    id: 'java-permission',
    kinds: ['SecurityException', 'RemoteException', 'JavaException', 'PyException'],
    pattern:
      /(?<permission>android\.permission\.\w{1,60})|Permission Denial|requires .{1,80} permission|not allowed to/i,
    explain: ({groups: {permission = ''}}) => ({
      meaning: 'Android does not let the app do this: a permission is missing.',
      here: permission === '' ? 'The message names what is missing.' : `It is \`${shorten(permission)}\`.`,
      steps: [
        'Ask for the permission in the script, then call again.',
        'A permission that is for the system alone cannot be given to an app.',
      ],
      page: 'permissions',
    }),
  },
  {
    id: 'java-null',
    kinds: ['NullPointerException', 'JavaException'],
    condition: ({error}) => error?.message !== '' || error.kind === 'NullPointerException',
    pattern:
      /(?:Attempt to (?:invoke|read|write|get).{1,40}?'(?<member>[^']{1,200})'.{0,80}on a null|null object reference|class name is null|null array)|^$/,
    explain: ({groups: {member = ''}}) => ({
      meaning:
        'This is an error of Java: something was `null`, which stands for “nothing”, and it was used as if it were there.',
      here: /Accessibility|UiObject|NodeInfo/.test(member)
        ? 'It was about a control: the screen was changing, the control had gone, or the accessibility service gave nothing.'
        : member === ''
          ? 'The lines below it say where.'
          : `It was asked for \`${shorten(member.replace(/\(.*/, '').split(/[ .]/).at(-1) ?? member)}\`.`,
      steps: [
        'Wait until the screen is still, search again, and use the control at once.',
        'If it happens always, switch the accessibility service off and on, or restart the app.',
        'In Python test what a Java call gives: it is `None` where Java says `null`.',
      ],
      page: 'modes',
    }),
  },
  {
    id: 'java-class',
    kinds: ['ClassNotFoundException', 'NoClassDefFoundError'],
    pattern: /^(?:Failed resolution of: L|Didn't find class "|L(?=\w{1,80}\/))?(?<name>[\w./$]{3,200})?/,
    explain: ({groups: {name = ''}}) => explainClass(name),
  },
  {
    id: 'java-class/bridge',
    kinds: ['JavaException', 'PyException'],
    pattern:
      /Didn't find class "(?<name>[\w.$]{1,200})|Class not found b?'(?<path>[\w./$]{1,200})|(?<slashed>[\w./$]{3,200}) java\.lang\.NoClassDefFoundError/,
    explain: ({groups: {name = '', path = '', slashed = ''}}) => explainClass(name || path || slashed),
  },
  {
    id: 'java-method',
    kinds: [
      'NoSuchMethodException',
      'NoSuchMethodError',
      'IllegalArgumentException',
      'NoSuchFieldException',
      'IllegalAccessException',
      'JavaException',
    ],
    pattern: /^/,
    condition: ({error}) =>
      error?.kind !== 'JavaException' ||
      /Unable to find a |No (?:static )?methods? |no method/i.test(error.message),
    explain: ({error}) => ({
      meaning: 'The class has no such method, or not with values of these types.',
      here:
        error?.kind === 'IllegalAccessException'
          ? 'It is private.'
          : 'A Python `int` counts as `long` in Java; where it wants an `int`, it must be wrapped.',
      steps: [
        'Wrap a whole number: `jint(5)`, after `from java import jint`.',
        'Compare name and types with the reference of the class.',
      ],
      page: 'java',
    }),
  },
  {
    id: 'java-thread',
    kinds: [
      'RuntimeException',
      'CalledFromWrongThreadException',
      'PyException',
      'JavaException',
      'IllegalStateException',
    ],
    pattern: /Looper\.prepare\(\)|Only the original thread that created a view/,
    explain: () => ({
      meaning: 'This call of Android must come from the main thread, and a script runs in another.',
      steps: ['Post it to the main thread: `Handler(Looper.getMainLooper()).post(…)`.'],
      page: 'java',
    }),
  },
  {
    id: 'app-missing',
    kinds: ['ActivityNotFoundException', 'NameNotFoundException', 'AndroidRuntimeException'],
    pattern: /^/,
    explain: ({error}) => ({
      meaning:
        error?.kind === 'AndroidRuntimeException'
          ? 'Android wants another form of this call.'
          : 'No app on the device answers to this, or it is not installed.',
      here: /outside of an Activity/.test(error?.message ?? '')
        ? 'Started from a script, an intent needs the flag `FLAG_ACTIVITY_NEW_TASK`.'
        : 'The name of the package or page is misspelt, or hidden from the app.',
      steps: ['Compare the name of the package, letter by letter, with that of the installed app.'],
      page: 'intents',
    }),
  },
  {
    id: 'control-not-found',
    kinds: [
      'UiObjectNotFoundError',
      'UiObjectNotFoundException',
      'UiAutomator2Exception',
      'JsonRPCError',
      'XPathElementNotFoundError',
      'NoSuchElementException',
      'PocoNoSuchNodeException',
      'PocoTargetTimeout',
      'TargetNotFoundError',
      'JSONRPCError',
      'JsonRpcError',
      'RPCUnknownError',
      'ElementNotFoundError',
      'WDAElementNotFoundError',
      'ViewNotFoundException',
      'ImageNotFoundException',
    ],
    pattern: /UiSelector\[(?<selector>[^\]]{1,120})|^/,
    condition: ({error}) =>
      /NotFound|NoSuch|Poco/.test(error?.kind ?? '') ||
      /UiSelector\[|not ?found|Unable to (?:find|locate)|-3200[12]/i.test(error?.message ?? ''),
    explain: ({groups: {selector = ''}, error}) => ({
      meaning: 'The control or picture that the script looked for was not on the screen at that moment.',
      here:
        selector === ''
          ? 'The screen was not ready, another page was open, or the text is written differently.'
          : `It looked for \`${shorten(selector)}\`. The screen was not ready, another page was open, or it is written differently.`,
      steps: [
        'Wait for it, with a limit, before you use it.',
        'Look at the tree of controls with the tool of the editor, and search by what is there now.',
        ...(/WDA/.test(error?.kind ?? '')
          ? []
          : [
              'This message comes from another tool. In AScript a search gives `None` in this case: test it.',
            ]),
      ],
      page: 'controls',
    }),
  },
  {
    id: 'adb-missing',
    pattern:
      /adb: (?:command )?not found|Command not found: \[adb\]|'adb' (?:is not recognized|不是内部或外部命令)|[Tt]he term 'adb' is not recognized|无法将“adb”项识别为/,
    explain: () => ({
      meaning: 'The computer has no adb, or does not know in which folder it is.',
      steps: [
        'Install Android’s SDK Platform Tools; the folder of scrcpy for Windows has adb too.',
        'Open the terminal in that folder, or add the folder to `PATH` and open a new terminal.',
        'In PowerShell write `.\\adb devices` for a program of the folder.',
      ],
      page: 'adb',
    }),
  },
  {
    id: 'adb-several',
    pattern: /more than one device(?:\/emulator| and emulator)?|Multiple \(\d{1,3}\) ADB devices/,
    explain: () => ({
      meaning: 'More than one device or emulator is connected, and adb does not know which one is meant.',
      here: 'A phone that is connected by cable and by network counts twice.',
      steps: [
        'List them: `adb devices`.',
        'Name one: `adb -s SERIAL …`. Or end the others: `adb disconnect`.',
      ],
      page: 'adb',
    }),
  },
  {
    id: 'adb-device/unauthorized',
    pattern: /device unauthorized|device still authorizing|\bunauthorized$|ADB_VENDOR_KEYS/,
    explain: () => ({
      meaning: 'The phone has not allowed this computer to talk to it.',
      steps: [
        'Unlock the phone and allow this computer in its dialog.',
        'If no dialog comes: developer options, revoke USB debugging authorizations, then connect the cable again.',
      ],
      page: 'adb',
    }),
  },
  {
    id: 'adb-device/server',
    pattern:
      /cannot connect to daemon|failed to start daemon|could not read ok from ADB Server|adb server didn't ACK|could not install \*smartsocket\* listener|Could not (?:start adb|execute "adb)/i,
    explain: () => ({
      meaning: 'adb did not start on the computer, so the phone was not even asked.',
      here: 'Another program holds its port 5037, two versions of adb end each other, or the computer does not let it start.',
      steps: [
        'Close emulators, phone assistants and other tools that bring an adb, then run `adb kill-server` and `adb devices`.',
        'Find other copies: `where adb` on Windows, `which -a adb` elsewhere; use one for everything.',
        'If there is a variable `ADB` in the environment, delete it, or let it name the program, not its folder.',
      ],
      page: 'emulators',
    }),
  },
  {
    id: 'adb-device',
    pattern:
      /(?:error: device (?:offline|'[^']{1,80}' not found|not found)|device offline|no devices\/emulators found|No online devices found|error: closed|cannot connect to \d|failed to connect to (?:'|[\w.]{1,80}:(?:5555|[345]\d{4})))/,
    explain: () => ({
      meaning: 'adb on the computer does not reach the phone.',
      here: 'The cable only charges, USB debugging is off, or the connection broke off.',
      steps: [
        'List what is connected: `adb devices`.',
        'Switch USB debugging off and on, use another cable, or restart adb: `adb kill-server`.',
        'By network, connect again: `adb connect ADDRESS:5555`. It ends when the phone restarts.',
      ],
      page: 'adb',
    }),
  },
];

/** Signing and agents on iPhones. */
const iosRules: readonly Rule[] = [
  {
    id: 'agent-refused',
    pattern: /MuxReplyError|UsbmuxReplyCode\.ConnectionRefused/,
    explain: () => ({
      meaning:
        'The computer reaches the iPhone by cable, but nothing on the iPhone answers at the port that was asked for.',
      here: 'Other tools ask for WebDriverAgent this way: it has not started, or has ended again.',
      steps: [
        'Unlock the iPhone, and look whether the agent starts and stays open.',
        'If it closes at once, its signature may have expired: sign and install it again.',
        'AScript’s newest app does not need WebDriverAgent: the page says what it uses.',
      ],
      page: 'agentMode',
    }),
  },
  {
    id: 'ios-trust',
    pattern:
      /has not been explicitly trusted|Untrusted (?:Enterprise )?Developer|invalid code signature, inadequate entitlements|developer mode disabled|Developer Mode/,
    explain: () => ({
      meaning:
        'The iPhone does not start the app, because its developer is not trusted on the device, or its signature has expired.',
      steps: [
        'On the device open Settings, General, VPN & Device Management, choose the developer, and trust. It needs the internet.',
        'From iOS 16 on, switch Developer Mode on: Settings, Privacy & Security.',
        'With a free account the signature lasts seven days: sign again, over the old app.',
      ],
      page: 'activation',
    }),
  },
  {
    id: 'ios-signing',
    pattern:
      /requires a development team|No signing certificate|Code signing is required|xcodebuild failed with code (?:65|70)|no (?:matching )?provisioning profiles?|Provisioning profile .{1,120} (?:doesn't|expired)|code signing error|errSecInternalComponent|ApplicationVerificationFailed/i,
    explain: () => ({
      meaning: 'Xcode could not sign the app, so it was not built or not installed.',
      here: 'It has no team, certificate or profile for this app on this Mac.',
      steps: [
        'Choose a team under Signing & Capabilities in Xcode, for each target; sign in with an Apple account if there is none.',
        'Give the app a bundle identifier of your own.',
        'If it is WebDriverAgent: AScript’s newest app does not need it.',
      ],
      page: 'agentMode',
    }),
  },
  {
    id: 'control-stale',
    kinds: ['WDAStaleElementReferenceError', 'StaleElementReferenceException', 'StaleObjectException'],
    pattern: /^/,
    explain: () => ({
      meaning: 'The control was found, and the screen has changed since.',
      steps: ['Search again, right before you use the control.'],
      page: 'foundControls',
    }),
  },
  {
    id: 'ios-session',
    pattern:
      /invalid session id|Session does not exist|WDAInvalidSessionIdError|WDARequestError|Could not proxy command to the remote server/i,
    explain: () => ({
      meaning: 'The service on the iPhone that carries out the commands has ended.',
      steps: ['Activate Agent mode again.', 'Keep the device unlocked while a script runs.'],
      page: 'activation',
    }),
  },
];

/** Windows and their handles. */
const windowsRules: readonly Rule[] = [
  {
    id: 'window-gone',
    pattern:
      /\(1400, ?'?(?<call>\w{0,40})|\[WinError (?:6|1400)\]|Invalid window handle|无效的窗口句柄|window handle is invalid/i,
    explain: ({groups: {call = ''}}) => ({
      meaning: 'The window that the script works on does not exist, or no longer.',
      here: `${call === '' ? 'It' : `\`${call}\``} was given the handle of a window that is closed, or \`0\`, because no window was found.`,
      steps: [
        'Start the program first, and wait for its window.',
        'Search for the window again when the program was restarted, and test the result: `if window is None:`.',
      ],
      page: 'windows',
    }),
  },
  {
    id: 'window-front',
    pattern: /SetForegroundWindow'?,|SetForegroundWindow failed/,
    explain: () => ({
      meaning: 'Windows did not let the script bring a window to the front.',
      here: 'Only the program that the user works with may do that; a locked or disconnected screen has no front at all.',
      steps: [
        'Keep the session unlocked and connected.',
        'Bring the window to the front by a click or by restoring it, or work in the background.',
      ],
      page: 'foreground',
    }),
  },
  {
    id: 'window-rights',
    kinds: ['error', 'com_error', 'OSError', 'PermissionError', 'COMError'],
    pattern: /\(5, ?'|\[WinError (?:5|740)\]|Access is denied|拒绝访问|E_ACCESSDENIED/,
    explain: () => ({
      meaning: 'The other program runs with more rights than the script.',
      steps: ['Start the script as administrator as well.'],
      page: 'administrator',
    }),
  },
  {
    id: 'uia-element',
    kinds: ['COMError', 'com_error'],
    pattern: /-2147220991|unable to invoke any of the subscribers|事件无法调用任何订户/,
    explain: () => ({
      meaning: 'Windows passed the question on to the program of the control, and got no valid answer.',
      here: 'Usually the control has gone since it was found, or the program was busy. Programs made with Qt may also answer so after a press that worked.',
      steps: [
        'Find the control again right before you use it.',
        'Before you press again, look whether the press has happened.',
        'Wait until the program answers: a longer limit, and a short pause after each step.',
      ],
      page: 'windowControls',
    }),
  },
  {
    id: 'uia-element/disabled',
    kinds: ['COMError', 'com_error'],
    pattern: /-2147220992/,
    explain: () => ({
      meaning: 'The control is disabled (greyed out), so it takes no press and no text.',
      steps: [
        'Look what the program waits for: a field that is empty, a box that is not ticked, a file that is loading.',
        'Wait until the control is enabled, with a limit, then press.',
      ],
      page: 'windowControls',
    }),
  },
  {
    id: 'com-error',
    kinds: ['COMError', 'com_error'],
    pattern: /^/,
    isGeneral: true,
    explain: () => ({
      meaning: 'Another program, or a part of Windows, refused a call. The number says why.',
      steps: [
        'Look the number up, in decimal or as hexadecimal: `print(hex(number & 0xFFFFFFFF))`.',
        'Try the same step by hand: does the program show a window that asks for something?',
        'Start the program and the script with the same rights.',
      ],
      page: 'windows',
    }),
  },
  {
    id: 'screen-locked',
    pattern: /screen grab failed/,
    explain: () => ({
      meaning: 'Windows gave no picture of the screen.',
      here: 'It is locked, a screen saver runs, or the window of Remote Desktop is closed or minimized. Then there is nothing to see, and nothing to click.',
      steps: [
        'Keep the computer logged on and unlocked while the script runs.',
        'Over Remote Desktop, leave its window open, or hand the session back to the computer’s own screen.',
      ],
      page: 'remoteDesktop',
    }),
  },
];

export const deviceRules: readonly Rule[] = [...androidRules, ...iosRules, ...windowsRules];
