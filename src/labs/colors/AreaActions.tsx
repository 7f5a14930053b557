import type {ColorSetup} from '@site/lib/colors/colorSetup';
import {TEMPLATE_NAME} from '@site/lib/colors/writeScript';
import {cropRaster, type Raster} from '@site/lib/phone/draw/rasterise';
import type {Bounds} from '@site/lib/phone/geometry';
import {encodePng} from '@site/lib/png/encodePng';
import {saveFile} from '@site/src/labs/saveFile';
import type {ReactNode} from 'react';
import styles from './ColorLab.module.css';

export interface AreaActionsProps {
  raster: Raster;
  setup: ColorSetup;
  selection: Bounds | undefined;
  template: Bounds | undefined;
  onChange: (change: Partial<ColorSetup>) => void;
  onSuggest: (area: Bounds) => void;
  onCut: (area: Bounds) => void;
  onClear: () => void;
}

/** The actions for the drawn rectangle, the region and the cut picture; renders nothing without any of them. */
export function AreaActions(props: AreaActionsProps): ReactNode {
  const {raster, selection, template, onChange, onSuggest, onCut, onClear} = props;
  const {region, task} = props.setup;
  const cut = task === 'picture' ? template : undefined;
  if (!selection && !region && !cut) return null;
  return (
    <p className={styles.tools}>
      {selection && (
        <>
          <span>
            Rectangle <code translate="no">{selection.join(', ')}</code>
          </span>
          {task === 'picture' && (
            <button type="button" className={styles.primary} onClick={() => onCut(selection)}>
              Cut it out
            </button>
          )}
          {(task === 'find' || task === 'compare') && (
            <button type="button" className={styles.primary} onClick={() => onSuggest(selection)}>
              Suggest points in it
            </button>
          )}
          {task !== 'compare' && (
            <button type="button" className={styles.control} onClick={() => onChange({region: selection})}>
              Search only in it
            </button>
          )}
          <button type="button" className={styles.small} onClick={onClear}>
            Clear
          </button>
        </>
      )}
      {region && (
        <button type="button" className={styles.control} onClick={() => onChange({region: undefined})}>
          Search everywhere again
        </button>
      )}
      {cut && (
        <button type="button" className={styles.control} onClick={() => save(cut)}>
          Save the cut picture
        </button>
      )}
    </p>
  );

  async function save(bounds: Bounds): Promise<void> {
    saveFile(TEMPLATE_NAME, await encodePng(cropRaster(raster, bounds)));
  }
}
