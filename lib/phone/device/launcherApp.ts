import type {Scene, SceneApp, SceneControl} from '../scene/scene';

export const LAUNCHER_PACKAGE = 'com.android.launcher3';

const COLUMNS = 4;
const CELL_HEIGHT = 260;

/** The home screen of a phone: one labelled icon for each app of the scene. */
export function createLauncher({apps, device}: Scene): SceneApp {
  const width = Math.floor(device.width / COLUMNS);
  const icons = apps.map(({name, packageName}, index): SceneControl => {
    const left = (index % COLUMNS) * width;
    const top = 400 + Math.floor(index / COLUMNS) * CELL_HEIGHT;
    return {
      look: 'icon',
      type: 'android.widget.TextView',
      text: name,
      desc: name,
      bounds: [left, top, left + width, top + CELL_HEIGHT - 20],
      onTap: [{do: 'launch', packageName}],
    };
  });
  return {
    packageName: LAUNCHER_PACKAGE,
    name: 'Home',
    activity: 'com.android.launcher3.Launcher',
    screens: [{id: 'home', fill: '#dfe7ee', controls: icons}],
  };
}
