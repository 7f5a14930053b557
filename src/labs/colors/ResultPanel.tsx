import {type ColorSetup, MAX_POINTS} from '@site/lib/colors/colorSetup';
import type {JudgeReport} from '@site/lib/colors/createColorService';
import {describePoints} from '@site/lib/colors/describeReport';
import {listWarnings} from '@site/lib/colors/listWarnings';
import {toSetupHash} from '@site/lib/colors/setupHash';
import {type ReactNode, useMemo} from 'react';
import {CallOptions} from './CallOptions';
import styles from './ColorLab.module.css';
import {Judgement} from './Judgement';
import type {LabPicture} from './labPicture';
import type {ListedPicture} from './PictureList';
import {PointList} from './PointList';
import {ScriptPanel} from './ScriptPanel';

export interface ResultPanelProps {
  setup: ColorSetup;
  report: JudgeReport | undefined;
  shown: ListedPicture;
  pictures: readonly LabPicture[];
  /** What came of a suggestion, and why a search failed; empty when there is nothing to say. */
  messages: readonly string[];
  chosen: number | undefined;
  onChoose: (index: number | undefined) => void;
  onChange: (change: Partial<ColorSetup>) => void;
}

/** What was found, which points it was found by, and the call for it. */
export function ResultPanel(props: ResultPanelProps): ReactNode {
  const {setup, report, shown, pictures, messages, chosen, onChoose, onChange} = props;
  const {task, points} = setup;
  const placed = report?.placed.length === points.length ? report.placed : [];
  const worth = useMemo(() => describePoints(report?.pictures ?? []), [report]);
  const warnings =
    placed.length > 0
      ? listWarnings({setup, points: placed, shown: sizeOf(shown), pictures: pictures.map(sizeOf)})
      : [];

  return (
    <section className={styles.panel} aria-label="What was found">
      <Judgement task={task} picture={shown} messages={messages} warnings={warnings} />
      {task !== 'picture' && (
        <>
          <h2 aria-live="polite" aria-atomic="true">
            Points{' '}
            <small>{points.length === 0 ? 'none yet' : `${points.length} of at most ${MAX_POINTS}`}</small>
          </h2>
          <PointList
            points={points}
            placed={placed}
            worth={task === 'count' ? [] : worth}
            chosen={chosen}
            hasAnchor={task === 'find'}
            onChoose={(index) => onChoose(index === chosen ? undefined : index)}
            onChange={(next) => onChange({points: next})}
          />
        </>
      )}
      <h2>Call</h2>
      <CallOptions setup={setup} onChange={onChange} />
      <ScriptPanel setup={setup} onRead={onChange} readLink={() => readLink(setup)} />
    </section>
  );
}

/** The address of the lab with the setup, but without pictures. */
function readLink(setup: ColorSetup): string {
  const {origin, pathname} = window.location;
  return `${origin}${pathname}${toSetupHash(setup)}`;
}

function sizeOf({name, raster: {width, height}}: LabPicture) {
  return {name, width, height};
}
