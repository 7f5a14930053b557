/** The package of the manual of 2023; today's is `ascript.android`. */
export const OLD_PACKAGE = 'airscript';
export const ANDROID_PACKAGE = 'ascript.android';

/** A dotted name of the old package, in the package of today; other names stay as they are. */
export function toPackageOfToday(full: string): string {
  const isOld = full === OLD_PACKAGE || full.startsWith(`${OLD_PACKAGE}.`);
  return isOld ? ANDROID_PACKAGE + full.slice(OLD_PACKAGE.length) : full;
}

/** Today's name below `ascript.android`; `note` says what else has changed. */
export interface Renamed {
  today: string;
  note?: string;
}

const CHAIN = 'Chains are gone: give everything to this call.';

/**
 * Names of the Android package in the vendor's manual of 2023 that have changed, by their path below the package.
 * Source: ScriptDance/airscriptdoc, docs/airapi, 2023, compared with the stubs.
 */
export const OLD_NAMES: ReadonlyMap<string, Renamed> = new Map(
  Object.entries<Renamed>({
    'action.touch': {today: 'action.Touch'},
    'action.key': {today: 'action.Key'},
    'action.hid': {today: 'action.Hid'},
    'action.path': {today: 'action.Path'},
    'action.gesture.perform': {today: 'action.gesture', note: 'It is called itself: `gesture(paths)`.'},
    'action.Catch': {
      today: 'action.catch_click',
      note: 'One call instead of a chain: `catch_click(msg, shine)`.',
    },
    'data.Kv': {today: 'data.KeyValue'},
    intent: {today: 'system'},
    'intent.Intent': {
      today: 'system.open',
      note: '`Intent.run` is `system.open`, `Intent.browser` is `system.browser`.',
    },
    'intent.Intent.run': {today: 'system.open'},
    'intent.Intent.browser': {today: 'system.browser'},
    'screen.Screen': {
      today: 'screen.capture',
      note: 'Its methods are functions of `ascript.android.screen` now.',
    },
    'screen.Screen.bitmap': {today: 'screen.capture_bitmap'},
    'screen.Screen.file2Bitmap': {today: 'screen.file_to_bitmap'},
    'screen.Screen.toFile': {today: 'screen.bitmap_to_file', note: 'Its quality runs from 0 to 100.'},
    'screen.Screen.base64': {today: 'screen.bitmap_base64'},
    'screen.Screen.maxside': {today: 'screen.bitmap_maxside'},
    'screen.Screen.cache': {today: 'screen.cache'},
    'screen.GetColorNum': {today: 'screen.Colors.count'},
    'screen.QRcode': {today: 'screen.CodeScanner'},
    'screen.yolo_v5': {today: 'screen.YoLov5'},
    'screen.FindColors.rect': {today: 'screen.FindColors.find', note: CHAIN},
    'screen.FindColors.space': {today: 'screen.FindColors.find', note: CHAIN},
    'screen.FindColors.ori': {today: 'screen.FindColors.find', note: CHAIN},
    'screen.FindColors.diff': {today: 'screen.FindColors.find', note: CHAIN},
    'screen.CompareColors.asy': {
      today: 'screen.CompareColors.compare',
      note: '`asy` is gone; wait with `until`.',
    },
    'screen.CompareColors.diff': {today: 'screen.CompareColors.compare', note: CHAIN},
    'screen.Ocr.mode': {today: 'screen.Ocr.find', note: CHAIN},
    'screen.Ocr.rect': {today: 'screen.Ocr.find', note: CHAIN},
    'screen.Ocr.pattern': {today: 'screen.Ocr.find', note: CHAIN},
    'screen.FindImages.rect': {today: 'screen.FindImages.find', note: CHAIN},
    'system.Media': {today: 'media', note: 'Its methods are functions of `ascript.android.media` now.'},
    'system.Media.play': {today: 'media.play'},
    'system.Media.vibrate': {today: 'media.vibrate'},
    'system.Media.talk': {today: 'media.talk'},
    'system.Media.recode': {today: 'media.recode'},
    'system.Media.volume': {today: 'media.volume', note: 'It runs from 0 to 100.'},
    'system.Progress': {today: 'system.shell'},
    'system.Progress.shell': {today: 'system.shell'},
    'system.Channel': {today: 'system.channel'},
    'system.R.exit': {today: 'system.exit'},
    'system.R.reboot': {today: 'system.reboot', note: 'It restarts the script.'},
    'system.Device.currentAppInfo': {today: 'system.Device.current_appinfo'},
    'ui.Window': {today: 'ui.WebWindow'},
    'ui.Float': {today: 'ui.FloatWindow', note: '`show` takes x, y, dim in this order.'},
    'ui.loger': {today: 'ui.Loger'},
    'ui.dialog': {today: 'ui.Dialog'},
    'ui.dialog.toast': {today: 'ui.Dialog.toast'},
    'ui.dialog.alert': {today: 'ui.Dialog.alert'},
    'ui.dialog.confirm': {today: 'ui.Dialog.confirm', note: 'It gives the answer, and takes no callback.'},
    'ui.dialog.promat': {today: 'ui.Dialog.prompt', note: 'It gives the answer, and takes no callback.'},
    'ui.dialog.loger': {today: 'ui.Loger'},
    'ui.Dialog.promat': {today: 'ui.Dialog.prompt', note: 'It gives the answer, and takes no callback.'},
    'ui.WebWindow.model': {today: 'ui.WebWindow.mode'},
    'ui.WebWindow.dimAmount': {today: 'ui.WebWindow.dim_amount'},
  }),
);

/** Renamed arguments: the name of 2023 and today's. */
export const OLD_ARGUMENTS: ReadonlyMap<string, string> = new Map([
  ['startTime', 'start_time'],
  ['willContinue', 'will_continue'],
]);

/** Renamed keys of results, each after the class of its call; today's are as a message names them. */
export const OLD_KEYS: ReadonlyMap<string, string> = new Map([
  ['screen.FindImages.result', '`center_x` and `center_y`'],
  ['screen.FindImages.rectangle', '`rect`'],
  ['screen.Ocr.text_box_position', '`rect`'],
]);
