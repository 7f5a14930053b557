import {type ColorSetup, MAX_POINTS} from '@site/lib/colors/colorSetup';
import type {Template} from '@site/lib/colors/createColorService';
import {describePoints, describeReport} from '@site/lib/colors/describeReport';
import {listMatches} from '@site/lib/colors/listMatches';
import {listWarnings} from '@site/lib/colors/listWarnings';
import {toSetupHash} from '@site/lib/colors/setupHash';
import type {Bounds} from '@site/lib/phone/run/runEvent';
import {useKeptFocus} from '@site/src/hooks/useKeptFocus';
import {type ReactNode, useMemo, useRef, useState} from 'react';
import {CallOptions} from './CallOptions';
import styles from './ColorLab.module.css';
import {Judgement} from './Judgement';
import {OpenPanel} from './OpenPanel';
import {PictureList} from './PictureList';
import {PointList} from './PointList';
import {ScriptPanel} from './ScriptPanel';
import {TaskOptions} from './TaskOptions';
import {useDroppedFiles} from './useDroppedFiles';
import {type LabPicture, usePictures} from './usePictures';
import {useReport} from './useReport';
import {useSetup} from './useSetup';
import {useSuggestion} from './useSuggestion';
import {Workspace} from './Workspace';

/** Makes a feature string, a comparison, a count or a picture search from screenshots, and says how sure it is. */
export function ColorLab(): ReactNode {
  const {pictures, service, problem, isOpening, openFiles, openScene, close, setRole} = usePictures();
  const {setup, change, undo, redo, canUndo, canRedo} = useSetup();
  const [shownId, setShownId] = useState<number>();
  const [chosenIndex, setChosen] = useState<number>();
  const [template, setTemplate] = useState<Template>();
  const lab = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(focusPicture);
  useDroppedFiles(openFiles);

  // The chosen point may have been removed, by Undo for example.
  const chosen = chosenIndex !== undefined && chosenIndex < setup.points.length ? chosenIndex : undefined;
  const shown = pictures.find(({id}) => id === shownId) ?? pictures[0];
  const cut = pictures.some(({id}) => id === template?.picture) ? template : undefined;
  const ids = pictures.map(({id}) => id);
  const {report, problem: searchProblem} = useReport({
    service,
    setup,
    shown: shown?.id,
    pictures: ids,
    template: cut,
  });
  const suggestion = useSuggestion({
    service,
    setup,
    shown,
    pictures,
    onSuggested(points) {
      setChosen(undefined);
      if (points.length > 0) change({points});
    },
  });
  const placed = report?.placed.length === setup.points.length ? report.placed : [];
  const worth = useMemo(() => describePoints(report?.pictures ?? []), [report]);
  const listed = pictures.map((picture) => {
    const found = report?.pictures.find((one) => one.picture === picture.id && one.task === setup.task);
    return {
      ...picture,
      ms: found?.ms,
      matches: found ? listMatches(found, setup.points) : NOTHING,
      verdict: found && describeReport(found, picture.role, setup),
      rival: found?.task === 'find' && found.rivalSteps > 0 ? found.rival : undefined,
    };
  });
  const current = listed.find(({id}) => id === shown?.id);
  const warnings =
    shown && placed.length > 0
      ? listWarnings({setup, points: placed, shown: sizeOf(shown), pictures: pictures.map(sizeOf)})
      : [];

  /** Focuses the picture shown, or the field that opens one. */
  function focusPicture(): void {
    const next = shown ? '[data-shown="true"] button' : 'input[type="file"]';
    lab.current?.querySelector<HTMLElement>(next)?.focus({preventScroll: true});
  }

  return (
    <div {...keptFocus} className={styles.lab} ref={lab}>
      <TaskOptions setup={setup} onChange={change} />
      <OpenPanel
        isFirst={pictures.length === 0}
        isOpening={isOpening}
        problem={problem}
        onFiles={openFiles}
        onScene={openScene}
      />
      {shown && (
        <>
          <PictureList
            pictures={listed}
            shown={shown.id}
            onShow={setShownId}
            onRole={setRole}
            onClose={close}
          />
          <div className={styles.columns}>
            <Workspace
              key={shown.id}
              picture={shown}
              setup={setup}
              chosen={chosen}
              matches={current?.matches ?? NOTHING}
              rival={current?.rival}
              template={cut?.picture === shown.id ? cut.bounds : undefined}
              history={{undo, redo, canUndo, canRedo}}
              onChoose={setChosen}
              onChange={change}
              onSuggest={suggestion.suggest}
              onCut={(bounds) => setTemplate({picture: shown.id, bounds})}
            />
            <section className={styles.panel} aria-label="What was found">
              <Judgement
                task={setup.task}
                picture={current}
                messages={[suggestion.note, searchProblem]}
                warnings={warnings}
              />
              {setup.task !== 'picture' && (
                <>
                  <h2>
                    Points{' '}
                    <small>
                      {setup.points.length === 0
                        ? 'none yet'
                        : `${setup.points.length} of at most ${MAX_POINTS}`}
                    </small>
                  </h2>
                  <PointList
                    points={setup.points}
                    placed={placed}
                    worth={setup.task === 'count' ? [] : worth}
                    chosen={chosen}
                    hasAnchor={setup.task === 'find'}
                    onChoose={(index) => setChosen(index === chosen ? undefined : index)}
                    onChange={(points) => change({points})}
                  />
                </>
              )}
              <h2>Call</h2>
              <CallOptions setup={setup} onChange={change} />
              <ScriptPanel setup={setup} onRead={change} readLink={() => readLink(setup)} />
            </section>
          </div>
        </>
      )}
    </div>
  );
}

const NOTHING: readonly Bounds[] = [];

/** The address of the lab with the setup, but without pictures. */
function readLink(setup: ColorSetup): string {
  const {origin, pathname} = window.location;
  return `${origin}${pathname}${toSetupHash(setup)}`;
}

function sizeOf({name, raster: {width, height}}: LabPicture) {
  return {name, width, height};
}
