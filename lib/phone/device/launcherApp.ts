import type {Scene, SceneApp, SceneControl} from '../scene/scene';

interface LauncherKind {
  packageName: string;
  activity: string;
  /** Class of its icons. */
  type: string;
}

const ANDROID: LauncherKind = {
  packageName: 'com.android.launcher3',
  activity: 'com.android.launcher3.Launcher',
  type: 'android.widget.TextView',
};

const IOS: LauncherKind = {
  packageName: 'com.apple.springboard',
  activity: 'SpringBoard',
  type: 'XCUIElementTypeIcon',
};

const COLUMNS = 4;
const CELL_HEIGHT = 260;

/** The home screen of a phone, as an app: one labelled icon for each app of the scene. */
export function createLauncher({apps, device, platform}: Scene): SceneApp {
  const {packageName, activity, type} = platform === 'ios' ? IOS : ANDROID;
  const width = Math.floor(device.width / COLUMNS);
  const icons = apps.map((app, index): SceneControl => {
    const left = (index % COLUMNS) * width;
    const top = 400 + Math.floor(index / COLUMNS) * CELL_HEIGHT;
    return {
      look: 'icon',
      type,
      text: app.name,
      desc: app.name,
      bounds: [left, top, left + width, top + CELL_HEIGHT - 20],
      onTap: [{do: 'launch', packageName: app.packageName}],
    };
  });
  return {
    packageName,
    name: 'Home',
    activity,
    screens: [{id: 'home', fill: '#dfe7ee', controls: icons}],
  };
}
