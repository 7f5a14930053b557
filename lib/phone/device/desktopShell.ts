import type {Scene, SceneApp, SceneControl} from '../scene/scene';

const SHELL_PROCESS = 'explorer.exe';

const ICON = {left: 24, top: 24, width: 120, height: 104, size: 56};

/** The desktop behind the windows, as an app: an icon for each program, which a double click starts. */
export function createShell({apps}: Scene): SceneApp {
  const icons = apps.map(({name, packageName, window}, index): SceneControl => {
    const top = ICON.top + index * ICON.height;
    const margin = (ICON.width - ICON.size) / 2;
    return {
      look: 'group',
      type: 'ListItemControl',
      desc: name,
      bounds: [ICON.left, top, ICON.left + ICON.width, top + ICON.height],
      onTap: [],
      onDoubleTap: [{do: 'launch', packageName}],
      children: [
        {
          look: 'canvas',
          type: 'ImageControl',
          fill: window?.color ?? '#d5dde2',
          bounds: [margin, 4, margin + ICON.size, 4 + ICON.size],
        },
        {
          look: 'icon',
          type: 'TextControl',
          text: name,
          ink: '#ffffff',
          bounds: [0, 8 + ICON.size, ICON.width, ICON.height - 8],
        },
      ],
    };
  });
  return {
    packageName: SHELL_PROCESS,
    name: 'Desktop',
    activity: 'Progman',
    screens: [{id: 'desktop', fill: '#3b6473', controls: icons}],
  };
}
