import type {Rule} from '../rule';

/** Why Android does not install an app, by the word after `INSTALL_FAILED_` or `INSTALL_PARSE_FAILED_`; then what to do. */
const REASONS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  [
    'VERSION_DOWNGRADE',
    [
      'The app on the phone is newer than the file.',
      'Take the newest file.',
      'If you need the older one: copy your projects from the phone, uninstall the app, then install.',
    ],
  ],
  [
    'ALREADY_EXISTS',
    [
      'The app is there already, and the command does not replace it.',
      'Replace it: `adb install -r app.apk`.',
    ],
  ],
  [
    'INSUFFICIENT_STORAGE',
    ['The phone has not enough free storage.', 'Make room: delete apps and files that you do not need.'],
  ],
  [
    'NO_MATCHING_ABIS',
    [
      'The file has no code for the processor of this phone or emulator.',
      'Look which it has: `adb shell getprop ro.product.cpu.abilist`.',
      'Take the file for that processor, or an emulator that translates ARM.',
    ],
  ],
  [
    'USER_RESTRICTED',
    [
      'The phone asks before it installs over USB, or does not allow it.',
      'Unlock the phone, run the command again, and answer the question.',
      'On Xiaomi phones switch “Install via USB” on in the developer options.',
    ],
  ],
  [
    'OLDER_SDK',
    [
      'The Android of this phone is older than the app needs.',
      'Look at its version: Settings, About phone. AScript needs Android 7.0.',
      'Take an older file of the app, or a newer phone.',
    ],
  ],
  [
    'TEST_ONLY',
    [
      'The file was built for tests alone, as the Run button of Android Studio does.',
      'Allow it: `adb install -t app.apk`. Or build a proper APK.',
    ],
  ],
  [
    'VERIFICATION_FAILURE',
    [
      'A check of the phone refused the app, such as Play Protect, or nobody answered its question.',
      'Unlock the phone, run the command again, and read what it shows.',
      'Make sure where the file came from before you allow it.',
    ],
  ],
  [
    'NO_CERTIFICATES',
    ['The file is not signed, or it is damaged.', 'Download or build it again; an APK must be signed.'],
  ],
  [
    'DEPRECATED_SDK_VERSION',
    [
      'The app was made for a very old Android, and Android 14 and newer refuse it.',
      'Take a newer file. If there is none: `adb install --bypass-low-target-sdk-block app.apk`.',
    ],
  ],
  ...['INVALID_APK', 'NOT_APK', 'BAD_MANIFEST', 'MANIFEST_MALFORMED'].map(
    (name): [string, readonly string[]] => [
      name,
      [
        'The file is not whole, or is no APK.',
        'Compare its size with that of the download, and download it again.',
        'A file that ends in `.xapk` or `.apks` is a bundle: unpack it like a zip, and give the APK files in it to `adb install-multiple`.',
      ],
    ],
  ),
]);
const REFUSED = 'Android does not install the app; the word after `INSTALL_` says why.';

/** What adb says when it installs an app, and when there are two of it. */
export const installRules: readonly Rule[] = [
  {
    id: 'install-signature',
    pattern: /INSTALL_FAILED_UPDATE_INCOMPATIBLE|signatures do not match (?:the )?previously installed/,
    explain: () => ({
      meaning:
        'The app is installed with another signature, and Android does not put this file in its place.',
      steps: [
        'Copy your projects from the phone first: whether they stay is not documented.',
        'Uninstall the app, then install the new file.',
      ],
      page: 'download',
    }),
  },
  {
    id: 'install-refused',
    pattern: /INSTALL_(?:PARSE_)?FAILED_(?<name>[A-Z_]{3,60})/,
    condition: ({groups: {name = ''}}) => REASONS.has(name),
    explain: ({groups: {name = ''}}) => {
      const [here = '', ...steps] = REASONS.get(name) ?? [];
      return {meaning: REFUSED, here, steps, page: 'download'};
    },
  },
  {
    id: 'install-refused/any',
    pattern: /INSTALL_(?:PARSE_)?FAILED_(?<name>[A-Z_]{3,60})/,
    condition: ({groups: {name = ''}}) => !REASONS.has(name) && name !== 'UPDATE_INCOMPATIBLE',
    isGeneral: true,
    explain: ({groups: {name = ''}}) => ({
      meaning: REFUSED,
      here: `Here it says \`${name}\`.`,
      steps: [
        'Look the word up in the Android reference.',
        'Restart the phone, and try once more with the newest file.',
      ],
      page: 'download',
    }),
  },
  {
    id: 'adb-versions',
    pattern: /adb server (?:version \(\d{1,4}\) doesn't match this client|is out of date)/,
    explain: () => ({
      meaning: 'Two versions of adb are on this computer, and each ends the other’s server.',
      here: 'Emulators, scrcpy and other tools bring an adb of their own. Meanwhile phones vanish from the list, or show as `offline`.',
      steps: [
        'Find them: `where adb` on Windows, `which -a adb` elsewhere.',
        'Use one for everything: copy it over the other, or put its folder first in `PATH`. Then run `adb kill-server`.',
        'If the phone is listed in spite of the message, go on: it is no failure.',
      ],
      page: 'emulators',
    }),
  },
];
