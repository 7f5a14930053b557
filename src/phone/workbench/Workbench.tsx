import {useLocation} from '@docusaurus/router';
import scenes from '@generated/phone-engine/default/scenes.json';
import type {ScreenPoint} from '@site/lib/phone/geometry';
import {type LinkedScript, readScriptHash} from '@site/lib/phone/link/scriptLink';
import type {ShownView} from '@site/lib/phone/play/playView';
import type {Scene} from '@site/lib/phone/scene/scene';
import type {Platform} from '@site/lib/platforms';
import {findTarget, findTargetOf} from '@site/lib/recorder/findTarget';
import {isRecorded, type RecordedPlatform} from '@site/lib/recorder/recordedStep';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {FocusableButton} from '@site/src/components/FocusableButton/FocusableButton';
import {focusTemporarily} from '@site/src/hooks/focusTemporarily';
import {useDroppedFiles} from '@site/src/hooks/useDroppedFiles';
import {SelectField} from '@site/src/labs/SelectField';
import {saveFile} from '@site/src/labs/saveFile';
import {type ChangeEvent, type ReactNode, useRef, useState} from 'react';
import {ScriptEditor} from '../editor/ScriptEditor';
import {useDraft} from '../editor/useDraft';
import {PhoneStage} from '../sample/PhoneStage';
import {toFirstScript} from './firstScripts';
import {Inspector} from './Inspector';
import {RecordPanel} from './RecordPanel';
import {useRecorder} from './useRecorder';
import {useScenes} from './useScenes';
import {useScriptFile} from './useScriptFile';
import styles from './Workbench.module.css';

const FIRST_SCENE = 'settings';
const TOP_LEFT: ScreenPoint = [0, 0];
/** The file with which a project of the platform starts. */
const START_FILES: Readonly<Record<Platform, string>> = {
  android: '__init__.py',
  ios: '__init__.py',
  windows: 'main.py',
};
const SCENES = scenes.map(({id, title}) => [id, title] as const);

/**
 * Runs a reader's own script, or one that came with a link, on the phone of a scene, and lets the reader inspect the screen.
 * Each has a draft of its own: a link that is followed leaves alone what the reader wrote here.
 */
export function Workbench(): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const linked = readScriptHash(useLocation().hash);

  /** The address without a script shows the reader's own. */
  function showOwn(): void {
    window.location.hash = '';
    // The button that has the focus is removed, which would move the focus to the top of the page.
    if (root.current) focusTemporarily(root.current);
  }

  return (
    <div ref={root}>
      <Bench key={JSON.stringify(linked)} linked={linked} onShowOwn={showOwn} />
    </div>
  );
}

interface BenchProps {
  linked: LinkedScript | undefined;
  onShowOwn: () => void;
}

function Bench({linked, onShowOwn}: BenchProps): ReactNode {
  const [scene, setScene] = useState(() => findScene(linked?.sceneId) ?? FIRST_SCENE);
  const [started, setStarted] = useState({run: 0, source: ''});
  const [point, setPoint] = useState(TOP_LEFT);
  const platform = scenes.find(({id}) => id === scene)?.platform ?? 'android';
  const original = linked?.source ?? toFirstScript(scene, platform);
  const {text, note, isChanged, isReset, change, reset} = useDraft(original);
  const file = useScriptFile(text, change);
  // On Windows no button starts it.
  const recorded: RecordedPlatform = isRecorded(platform) ? platform : 'android';
  const recorder = useRecorder({
    platform: recorded,
    text,
    ran: started.source,
    change,
    replace: file.replaceWith,
    run: runScript,
    rewind,
  });
  useDroppedFiles(openFirst);
  useScenes(started.run > 0);

  function changeScene(chosen: string): void {
    setScene(chosen);
    rewind();
    recorder.stop();
    // The point may lie outside of the other screen.
    setPoint(TOP_LEFT);
  }

  function openFirst([chosen]: readonly File[]): void {
    if (chosen) file.open(chosen);
  }

  function openChosen({target}: ChangeEvent<HTMLInputElement>): void {
    openFirst([...(target.files ?? [])]);
    target.value = '';
  }

  /** Shows the phone as it is before a run. */
  function rewind(): void {
    setStarted({run: 0, source: ''});
  }

  function runScript(source: string): void {
    setStarted(({run: before}) => ({run: before + 1, source}));
  }

  function press(at: ScreenPoint, view: ShownView): void {
    setPoint(at);
    if (recorder.isRecording) recorder.press(findTarget(recorded, view.frame, at), view);
  }

  function renderInspector(view: ShownView, loaded: Scene): ReactNode {
    const {frame} = view;
    return (
      <>
        {isRecorded(loaded.platform) && (
          <RecordPanel platform={loaded.platform} recorder={recorder} view={view} />
        )}
        <Inspector
          // What was chosen and collected belongs to one scene.
          key={loaded.id}
          frame={frame}
          scene={loaded}
          point={point}
          onPress={
            recorder.isRecording
              ? (control) => recorder.press(findTargetOf(recorded, frame, control), view)
              : undefined
          }
        />
      </>
    );
  }

  return (
    <>
      <div className={styles.tools}>
        <SelectField label="Scene" options={SCENES} value={scene} onChange={changeScene} />
        <label className={styles.field}>
          Open a script
          <input type="file" accept=".py,text/x-python" onChange={openChosen} />
        </label>
        {file.hasOther && (
          <button type="button" className={styles.button} onClick={file.showOther}>
            Previous script
          </button>
        )}
        <button
          type="button"
          className={styles.button}
          onClick={() => saveFile(START_FILES[platform], new Blob([text], {type: 'text/x-python'}))}
        >
          Save
        </button>
        <CopyButton className={styles.button} label="Copy script" readText={() => text} />
        <FocusableButton className={styles.button} isDisabled={!isChanged && !isReset} onClick={reset}>
          {isReset ? 'Undo reset' : 'Reset'}
        </FocusableButton>
      </div>
      {linked && (
        <p className={styles.notice}>
          This script came with the link that you followed. Nothing has run yet: read it, then press Run it.{' '}
          <button type="button" className={styles.button} onClick={onShowOwn}>
            Show my own script
          </button>
        </p>
      )}
      {file.problem && (
        <p className={styles.notice} role="alert">
          {file.problem}
        </p>
      )}
      <output>{note}</output>
      <div className={styles.frame}>
        <PhoneStage
          sceneId={scene}
          source={started.source}
          hiddenLines={0}
          run={started.run}
          onRun={() => runScript(text)}
          renderCode={(line, failure) => (
            <ScriptEditor
              value={text}
              label="Script"
              line={line}
              failure={failure}
              isWanted={false}
              onChange={change}
            />
          )}
          toChoice={(view) => ({point, onMove: setPoint, onPress: (at) => press(at, view)})}
          isAtOnce={recorder.isRecording}
          renderInspector={renderInspector}
        />
      </div>
    </>
  );
}

function findScene(wanted: string | undefined): string | undefined {
  return scenes.find(({id}) => id === wanted)?.id;
}
