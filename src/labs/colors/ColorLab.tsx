import type {Template} from '@site/lib/colors/createColorService';
import {useDroppedFiles} from '@site/src/hooks/useDroppedFiles';
import {useKeptFocus} from '@site/src/hooks/useKeptFocus';
import {type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import styles from './ColorLab.module.css';
import {listPictures} from './listPictures';
import {OpenPanel} from './OpenPanel';
import {PictureList} from './PictureList';
import {ResultPanel} from './ResultPanel';
import {TaskOptions} from './TaskOptions';
import {usePastedFiles} from './usePastedFiles';
import {usePictures} from './usePictures';
import {useReport} from './useReport';
import {useSetup} from './useSetup';
import {useSuggestion} from './useSuggestion';
import {Workspace} from './Workspace';

/** Makes a feature string, a comparison, a count or a picture search from screenshots, and says how sure it is. */
export function ColorLab(): ReactNode {
  const opened = usePictures();
  const {pictures, shownId, openedId, service} = opened;
  const {setup, change, undo, redo, canUndo, canRedo} = useSetup();
  const [chosenIndex, setChosen] = useState<number>();
  const [template, setTemplate] = useState<Template>();
  const lab = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(focusPicture);
  useDroppedFiles(opened.openFiles);
  usePastedFiles(opened.openFiles);

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
  // Pictures are drawn again when their matches are other ones.
  const listed = useMemo(() => listPictures(pictures, setup, report), [pictures, setup, report]);
  const current = listed.find(({id}) => id === shown?.id);

  const hasPictures = pictures.length > 0;
  // A picture opens below what opens it, on many screens out of sight.
  useEffect(() => {
    if (openedId !== undefined) lab.current?.querySelector('[data-shown="true"]')?.scrollIntoView();
  }, [openedId]);

  /** Focuses the picture shown, or the field that opens one. */
  function focusPicture(): void {
    const next = shown ? '[data-shown="true"] button' : 'input[type="file"]';
    lab.current?.querySelector<HTMLElement>(next)?.focus({preventScroll: true});
  }

  return (
    <div {...keptFocus} className={styles.lab} ref={lab}>
      <TaskOptions setup={setup} onChange={change} />
      <OpenPanel
        isFirst={!hasPictures}
        isOpening={opened.isOpening}
        problem={opened.problem}
        onFiles={opened.openFiles}
        onScene={opened.openScene}
      />
      {current && (
        <>
          <PictureList
            pictures={listed}
            shown={current.id}
            onShow={opened.show}
            onRole={opened.setRole}
            onClose={opened.close}
          />
          <div className={styles.columns}>
            <Workspace
              key={current.id}
              picture={current}
              setup={setup}
              chosen={chosen}
              matches={current.matches}
              rival={current.rival}
              template={cut?.picture === current.id ? cut.bounds : undefined}
              history={{undo, redo, canUndo, canRedo}}
              onChoose={setChosen}
              onChange={change}
              onSuggest={suggestion.suggest}
              onCut={(bounds) => setTemplate({picture: current.id, bounds})}
            />
            <ResultPanel
              setup={setup}
              report={report}
              shown={current}
              pictures={pictures}
              messages={[suggestion.note, searchProblem]}
              chosen={chosen}
              onChoose={setChosen}
              onChange={change}
            />
          </div>
        </>
      )}
    </div>
  );
}
