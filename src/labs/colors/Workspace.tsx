import type {ColorSetup} from '@site/lib/colors/colorSetup';
import type {Bounds, ScreenPoint} from '@site/lib/phone/geometry';
import {FocusableButton} from '@site/src/components/FocusableButton/FocusableButton';
import {type KeyboardEvent, type ReactNode, useMemo, useState} from 'react';
import {SelectField} from '../SelectField';
import {AimPanel} from './AimPanel';
import {AreaActions} from './AreaActions';
import {ARROWS} from './arrows';
import styles from './ColorLab.module.css';
import type {LabPicture} from './labPicture';
import {PictureStage} from './PictureStage';
import {useCountShade} from './useCountShade';
import {type Tool, useMarking} from './useMarking';
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

/** The picture with its tools: points and rectangles by mouse, finger and keys, and the magnifier. */
export function Workspace(props: WorkspaceProps): ReactNode {
  const {picture, setup, chosen, matches, rival, template, history, onChoose, onChange, onSuggest, onCut} =
    props;
  const {raster, bitmap, name} = picture;
  const {region, task} = setup;
  const [zoom, setZoom] = useState(0);
  const shade = useCountShade(raster, setup);
  const marking = useMarking({raster, setup, chosen, onChoose, onChange});
  const {tool, cursor, selection, drawn, shownPoints} = marking;

  const marks = useMemo(
    () => ({
      points: task === 'picture' ? [] : shownPoints,
      chosen,
      cursor,
      matches,
      rival,
      region,
      selection: drawn ?? (task === 'picture' ? template : undefined),
      shade,
    }),
    [task, shownPoints, chosen, cursor, matches, rival, region, drawn, template, shade],
  );

  function onKeyDown(event: KeyboardEvent): void {
    if (actOn(event)) event.preventDefault();
  }

  /** Carries out a shortcut; returns whether the key is one. */
  function actOn({key, shiftKey, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
    // With Alt, the arrow keys are the browser's: Back and Forward.
    if (altKey) return false;
    const arrow = ARROWS.find((one) => one.key === key);
    if (ctrlKey || metaKey) {
      const letter = key.toLowerCase();
      if (letter === 'y' || (letter === 'z' && shiftKey)) history.redo();
      else if (letter === 'z') history.undo();
      else return false;
    } else if (arrow) marking.step(arrow.move, shiftKey);
    else if (key === 'Enter' || key === ' ') marking.set();
    else if (key === 'Delete' || key === 'Backspace') marking.remove();
    else return key === 'Escape' && marking.letGo();
    return true;
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
              onClick={() => marking.chooseTool(one)}
            >
              {one === 'point' ? 'a point' : 'a rectangle'}
            </button>
          ))}
        </fieldset>
        <SelectField label="Size" options={ZOOMS} value={zoom} onChange={setZoom} />
        <FocusableButton className={styles.control} isDisabled={!history.canUndo} onClick={history.undo}>
          Undo
        </FocusableButton>
        <FocusableButton className={styles.control} isDisabled={!history.canRedo} onClick={history.redo}>
          Redo
        </FocusableButton>
      </div>
      <div className={styles.bench}>
        <PictureStage
          name={name}
          bitmap={bitmap}
          marks={marks}
          zoom={zoom}
          onKeyDown={onKeyDown}
          onHover={marking.hover}
          onPress={marking.press}
        />
        <AimPanel raster={raster} chosen={chosen} marking={marking} />
      </div>
      <AreaActions
        raster={raster}
        setup={setup}
        selection={selection}
        template={template}
        onChange={onChange}
        onSuggest={onSuggest}
        onCut={onCut}
        onClear={marking.clearSelection}
      />
    </section>
  );
}
