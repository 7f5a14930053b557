import {type ColorSetup, MAX_POINTS} from '@site/lib/colors/colorSetup';
import type {Template} from '@site/lib/colors/createColorService';
import {describePoints, describeReport} from '@site/lib/colors/describeReport';
import {describeSuggestion} from '@site/lib/colors/describeSuggestion';
import {listMatches} from '@site/lib/colors/listMatches';
import {listWarnings} from '@site/lib/colors/listWarnings';
import {toSetupHash} from '@site/lib/colors/setupHash';
import {toMessage} from '@site/lib/errors/toMessage';
import type {Bounds} from '@site/lib/phone/run/runEvent';
import {type ReactNode, useEffect, useMemo, useState} from 'react';
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
import {Workspace} from './Workspace';

/** Makes a feature string, a comparison, a count or a picture search from screenshots, and says how sure it is. */
export function ColorLab(): ReactNode {
  const {pictures, service, problem, isOpening, openFiles, openScene, close, setRole} = usePictures();
  const {setup, change, undo, redo, canUndo, canRedo} = useSetup();
  const [shownId, setShownId] = useState<number>();
  const [chosen, setChosen] = useState<number>();
  const [template, setTemplate] = useState<Template>();
  const [note, setNote] = useState<SuggestionNote>();
  useDroppedFiles(openFiles);

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
  // Of other points or pictures it would not be true.
  const isStillTrue =
    note?.points === setup.points && note.region === setup.region && note.pictures === pictures;
  const suggestionNote = isStillTrue ? note.text : '';
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

  // The chosen point may have been removed, by Undo for example.
  useEffect(() => {
    if (chosen !== undefined && chosen >= setup.points.length) setChosen(undefined);
  }, [chosen, setup.points.length]);

  async function suggest(area: Bounds): Promise<void> {
    if (!service || !shown) return;
    const say = (text: string, points = setup.points) =>
      setNote({text, points, pictures, region: setup.region});
    say('Looking for points…');
    const others = pictures.filter(({id}) => id !== shown.id);
    try {
      const suggestion = await (await service).suggest({
        shown: shown.id,
        area,
        region: setup.region,
        alike: others.filter(({role}) => role === 'match').map(({id}) => id),
        others: others.filter(({role}) => role === 'other').map(({id}) => id),
      });
      setChosen(undefined);
      const {points} = suggestion;
      if (points.length > 0) change({points});
      say(describeSuggestion(suggestion), points.length > 0 ? points : setup.points);
    } catch (error) {
      say(toMessage(error));
    }
  }

  return (
    <div className={styles.lab}>
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
              onSuggest={suggest}
              onCut={(bounds) => setTemplate({picture: shown.id, bounds})}
            />
            <section className={styles.panel} aria-label="What was found">
              <Judgement
                task={setup.task}
                picture={current}
                messages={[suggestionNote, searchProblem]}
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

/** What a search for points ended with, and what it is true for. */
interface SuggestionNote {
  text: string;
  points: ColorSetup['points'];
  region: ColorSetup['region'];
  pictures: readonly LabPicture[];
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
