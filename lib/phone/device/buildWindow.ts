import type {ControlState} from './frame';
import {type LayoutContext, layoutControls} from './layoutScreen';
import {clientAreaOf, EDGE, type LiveWindow, TITLE_HEIGHT, titleOf} from './liveWindow';
import {makePart} from './makePart';

const BUTTON_WIDTH = 48;

const EDGE_FILL = '#77838a';
const BAR_FILL = '#e4e9ec';
const BACK_BAR_FILL = '#f5f6f7';

/** Builds the controls of a window: title bar, buttons and the controls of its program. */
export function buildWindow(
  window: LiveWindow,
  {isFront, nowMs}: {isFront: boolean; nowMs: number},
): ControlState {
  const {app, bounds, keys} = window;
  const [left, top, right] = bounds;
  const inside = clientAreaOf(bounds);
  const screen = app.screens.at(-1);
  const context: LayoutContext = {
    platform: 'windows',
    packageName: app.spec.packageName,
    variables: app.variables,
    focusedKey: app.focusedKey,
    nowMs,
  };
  const part = makePart(app.spec.packageName);
  const buttonsTop = top + EDGE;
  const buttonsBottom = top + TITLE_HEIGHT;
  const button = (key: number, text: string, desc: string, place: number): ControlState => ({
    ...part(key, 'icon', 'ButtonControl', [
      right - EDGE - place * BUTTON_WIDTH,
      buttonsTop,
      right - EDGE - (place - 1) * BUTTON_WIDTH,
      buttonsBottom,
    ]),
    text,
    desc,
    clickable: true,
  });
  return {
    ...part(keys.window, 'window', 'WindowControl', bounds),
    desc: titleOf(window),
    fill: EDGE_FILL,
    children: [
      {
        ...part(keys.bar, 'row', 'TitleBarControl', [left + EDGE, buttonsTop, right - EDGE, buttonsBottom]),
        text: titleOf(window),
        fill: isFront ? BAR_FILL : BACK_BAR_FILL,
        children: [button(keys.minimize, '_', 'Minimize', 2), button(keys.close, 'x', 'Close', 1)],
      },
      {
        ...part(keys.inside, 'window', 'PaneControl', inside),
        fill: screen?.spec.fill ?? '#ffffff',
        children: layoutControls(screen?.controls ?? [], inside, context),
      },
    ],
  };
}
