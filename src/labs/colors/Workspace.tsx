import {type ColorSetup, MAX_POINTS} from '@site/lib/colors/colorSetup';
import {formatColor} from '@site/lib/colors/formatPoints';
import {TEMPLATE_NAME} from '@site/lib/colors/writeScript';
import {cropRaster} from '@site/lib/phone/draw/rasterise';
import type {Bounds, ScreenPoint} from '@site/lib/phone/run/runEvent';
import {colorAt} from '@site/lib/phone/vision/findColors';
import {encodePng} from '@site/lib/png/encodePng';
import {saveFile} from '@site/src/labs/saveFile';
import {type KeyboardEvent, type ReactNode, useMemo, useState} from 'react';
import styles from './ColorLab.module.css';
import {Magnifier} from './Magnifier';
import {PictureStage} from './PictureStage';
import {Swatch} from './PointList';
import {useCountShade} from './useCountShade';
import type {LabPicture} from './usePictures';
import type {SetupState} from './useSetup';

export interface WorkspaceProps {
  picture: LabPicture;
  setup: ColorSetup;
  /** The point that moves with the keys. */
  chosen: number | undefined;
  matches: readonly Bounds[];
  rival: ScreenPoint | undefined;
  template: Bounds | undefined;
  history: Pick<SetupState, 'undo' | 'redo' | 'canUndo' | 'canRedo'>;
  onChoose: (index: number | undefined) => void;
  onChange: (change: Partial<ColorSetup>) => void;
  onSuggest: (area: Bounds) => void;
  onCut: (area: Bounds) => void;
}

type Tool = 'point' | 'area';

const TOOLS: readonly Tool[] = ['point', 'area'];
const AREA_ALONE: readonly Tool[] = ['area'];

const ZOOMS: readonly (readonly [number, string])[] = [
  [0, 'whole'],
  [0.5, '50 %'],
  [1, '100 %'],
  [2, '200 %'],
  [4, '400 %'],
  [8, '800 %'],
];
const FAR = 10;
const MOVES: Readonly<Record<string, ScreenPoint>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ARROWS: readonly (readonly [key: string, sign: string, label: string])[] = [
  ['ArrowLeft', '←', 'left'],
  ['ArrowUp', '↑', 'up'],
  ['ArrowDown', '↓', 'down'],
  ['ArrowRight', '→', 'right'],
];

/** The picture with its tools: points and rectangles by mouse, finger and keys, and the magnifier. */
export function Workspace(props: WorkspaceProps): ReactNode {
  const {picture, setup, chosen, matches, rival, template, history, onChoose, onChange, onSuggest, onCut} =
    props;
  const {raster, bitmap, name} = picture;
  const {points, region, task} = setup;
  const [chosenTool, setTool] = useState<Tool>('point');
  // A picture is cut by a rectangle; points are of no use there.
  const tool = task === 'picture' ? 'area' : chosenTool;
  const shade = useCountShade(raster, setup);
  const [zoom, setZoom] = useState(0);
  const [cursor, setCursor] = useState<ScreenPoint>([
    Math.floor(raster.width / 2),
    Math.floor(raster.height / 2),
  ]);
  const [hover, setHover] = useState<ScreenPoint>();
  const [corner, setCorner] = useState<ScreenPoint>();
  const [selection, setSelection] = useState<Bounds>();
  const [dragged, setDragged] = useState<{index: number; place: ScreenPoint}>();
  const drawn = corner ? spanOf(corner, hover ?? cursor) : selection;
  const looked = dragged?.place ?? hover ?? cursor;
  const color = colorAt(raster, looked[0], looked[1]) ?? 0;

  const marks = useMemo(
    () => ({
      points:
        task === 'picture' ? [] : dragged ? movedTo(points, dragged.index, dragged.place, undefined) : points,
      chosen,
      cursor,
      matches,
      rival,
      region,
      selection: drawn ?? (task === 'picture' ? template : undefined),
      shade,
    }),
    [task, points, dragged, chosen, cursor, matches, rival, region, drawn, template, shade],
  );

  function add(place: ScreenPoint): void {
    const [x, y] = place;
    if (points.length >= MAX_POINTS) return;
    onChange({points: [...points, {x, y, color: colorAt(raster, x, y) ?? 0}]});
  }

  function move(index: number, place: ScreenPoint): void {
    onChange({points: movedTo(points, index, place, colorAt(raster, place[0], place[1]))});
  }

  function setEnd(place: ScreenPoint): void {
    if (!corner) setCorner(place);
    else {
      setSelection(spanOf(corner, place));
      setCorner(undefined);
    }
  }

  function step(key: string, isFar: boolean): void {
    const [dx, dy] = MOVES[key] ?? [0, 0];
    const by = isFar ? FAR : 1;
    const point = chosen === undefined ? undefined : points[chosen];
    const [x, y] = point ? [point.x, point.y] : cursor;
    const place: ScreenPoint = [
      Math.min(raster.width - 1, Math.max(0, x + dx * by)),
      Math.min(raster.height - 1, Math.max(0, y + dy * by)),
    ];
    setHover(undefined);
    setCursor(place);
    if (point && chosen !== undefined) move(chosen, place);
  }

  function set(): void {
    if (tool === 'area') setEnd(cursor);
    else {
      add(cursor);
      onChoose(undefined);
    }
  }

  function remove(): void {
    const index = chosen ?? points.findIndex(({x, y}) => x === cursor[0] && y === cursor[1]);
    if (index < 0) return;
    onChange({points: points.filter((_, other) => other !== index)});
    onChoose(undefined);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const {key, shiftKey, ctrlKey, metaKey} = event;
    const isUndo = (ctrlKey || metaKey) && key.toLowerCase() === 'z';
    const isRedo = (ctrlKey || metaKey) && (key.toLowerCase() === 'y' || (isUndo && shiftKey));
    if (isRedo) history.redo();
    else if (isUndo) history.undo();
    else if (ctrlKey || metaKey) return;
    else if (key in MOVES) step(key, shiftKey);
    else if (key === 'Enter' || key === ' ') set();
    else if (key === 'Delete' || key === 'Backspace') remove();
    else if (key === 'Escape' && (chosen !== undefined || corner)) {
      onChoose(undefined);
      setCorner(undefined);
    } else return;
    event.preventDefault();
  }

  function onPress(phase: 'down' | 'move' | 'up', place: ScreenPoint, reach: number): void {
    if (phase === 'down') setCursor(place);
    if (tool === 'area') {
      if (phase === 'down') setEnd(place);
      // Drawn in one stroke, or by a press at each corner.
      else if (phase === 'up' && corner && Math.hypot(place[0] - corner[0], place[1] - corner[1]) > reach)
        setEnd(place);
      return;
    }
    if (phase === 'down') {
      const index = points.findIndex(({x, y}) => Math.hypot(x - place[0], y - place[1]) <= reach);
      if (index >= 0) {
        onChoose(index);
        const {x, y} = points[index] ?? {x: 0, y: 0};
        setCursor([x, y]);
        setDragged({index, place: [x, y]});
      } else {
        add(place);
        onChoose(points.length < MAX_POINTS ? points.length : undefined);
      }
    } else if (phase === 'move' && dragged) setDragged({...dragged, place});
    else if (phase === 'up') {
      const before = dragged && points[dragged.index];
      if (dragged && before && (dragged.place[0] !== before.x || dragged.place[1] !== before.y)) {
        move(dragged.index, dragged.place);
        setCursor(dragged.place);
      }
      setDragged(undefined);
    }
  }

  return (
    <section className={styles.workspace} aria-label="Picture">
      <div className={styles.tools}>
        <fieldset className={styles.choice}>
          <legend>A press sets</legend>
          {(task === 'picture' ? AREA_ALONE : TOOLS).map((one) => (
            <button
              key={one}
              type="button"
              className={styles.control}
              aria-pressed={one === tool}
              onClick={() => {
                setTool(one);
                setCorner(undefined);
              }}
            >
              {one === 'point' ? 'a point' : 'a rectangle'}
            </button>
          ))}
        </fieldset>
        <label className={styles.field}>
          Size
          <select
            className={styles.control}
            value={zoom}
            onChange={({target}) => setZoom(Number(target.value))}
          >
            {ZOOMS.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className={styles.control} disabled={!history.canUndo} onClick={history.undo}>
          Undo
        </button>
        <button type="button" className={styles.control} disabled={!history.canRedo} onClick={history.redo}>
          Redo
        </button>
      </div>
      <div className={styles.bench}>
        <PictureStage
          name={name}
          bitmap={bitmap}
          marks={marks}
          zoom={zoom}
          onKeyDown={onKeyDown}
          onHover={setHover}
          onPress={onPress}
        />
        <div className={styles.aim}>
          <Magnifier
            raster={raster}
            place={looked}
            onChoose={(place) => {
              setCursor(place);
              if (chosen !== undefined) move(chosen, place);
            }}
          />
          <div>
            <p className={styles.readout}>
              <Swatch color={color} />{' '}
              <output>
                <code>
                  {looked.join(',')},{formatColor(color)}
                </code>
              </output>
            </p>
            <p className={styles.tools}>
              {ARROWS.map(([key, sign, label]) => (
                <button
                  key={key}
                  type="button"
                  className={styles.arrow}
                  aria-label={`Move ${chosen === undefined ? 'the cursor' : `point ${chosen + 1}`} ${label}`}
                  onClick={({shiftKey}) => step(key, shiftKey)}
                >
                  {sign}
                </button>
              ))}
              <button type="button" className={styles.control} onClick={set}>
                {tool === 'point' ? 'Set a point here' : corner ? 'Second corner here' : 'First corner here'}
              </button>
            </p>
            <p className={styles.hint}>
              Arrow keys move {chosen === undefined ? 'the cursor' : `point ${chosen + 1}`}, with Shift by{' '}
              {FAR}. Enter sets, Delete removes, Escape lets a point go.
            </p>
          </div>
        </div>
      </div>
      {(selection || region || (task === 'picture' && template)) && (
        <p className={styles.tools}>
          {selection && (
            <>
              <span>
                Rectangle <code>{selection.join(', ')}</code>
              </span>
              {task === 'picture' ? (
                <button type="button" className={styles.primary} onClick={() => onCut(selection)}>
                  Cut it out
                </button>
              ) : (
                task !== 'count' && (
                  <button type="button" className={styles.primary} onClick={() => onSuggest(selection)}>
                    Suggest points in it
                  </button>
                )
              )}
              {task !== 'compare' && (
                <button
                  type="button"
                  className={styles.control}
                  onClick={() => onChange({region: selection})}
                >
                  Search only in it
                </button>
              )}
              <button type="button" className={styles.small} onClick={() => setSelection(undefined)}>
                Clear
              </button>
            </>
          )}
          {region && (
            <button type="button" className={styles.control} onClick={() => onChange({region: undefined})}>
              Search everywhere again
            </button>
          )}
          {task === 'picture' && template && (
            <button type="button" className={styles.control} onClick={() => save(template)}>
              Save the cut picture
            </button>
          )}
        </p>
      )}
    </section>
  );

  async function save(bounds: Bounds): Promise<void> {
    saveFile(TEMPLATE_NAME, await encodePng(cropRaster(raster, bounds)));
  }
}

function movedTo(
  points: ColorSetup['points'],
  index: number,
  [x, y]: ScreenPoint,
  color: number | undefined,
): ColorSetup['points'] {
  return points.map((point, other) =>
    other === index ? {...point, x, y, color: color ?? point.color} : point,
  );
}

/** The rectangle that has two places as its corners, both within. */
function spanOf([ax, ay]: ScreenPoint, [bx, by]: ScreenPoint): Bounds {
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx) + 1, Math.max(ay, by) + 1];
}
