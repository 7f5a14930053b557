import {useLocation} from '@docusaurus/router';
import type {RecordedPlatform} from '@site/lib/recorder/recordedStep';
import {type LabState, toLabHash} from '@site/lib/selectors/link/labHash';
import {useDroppedFiles} from '@site/src/hooks/useDroppedFiles';
import {type DragEvent, type ReactNode, useMemo, useRef, useState} from 'react';
import {ChainEditor} from './ChainEditor';
import {EXAMPLE_CHAINS, FIRST, platformOf, readLinkedState, readWritten} from './exampleChains';
import {listControls} from './listControls';
import {OwnScriptPanel} from './OwnScriptPanel';
import {ResultBar} from './ResultBar';
import {ScreenColumns} from './ScreenColumns';
import styles from './SelectorLab.module.css';
import {SourceBar} from './SourceBar';
import {useChainResults} from './useChainResults';
import {useLab} from './useLab';
import {type OwnScript, useOwnScript} from './useOwnScript';
import {useScreenSource} from './useScreenSource';
import {useWanted} from './useWanted';

/** The playground; following a link to it starts it afresh. */
export function SelectorLab(): ReactNode {
  const first = readLinkedState(useLocation().hash) ?? FIRST;
  // Here, because a link leads to another screen of the same script.
  const ownScript = useOwnScript();
  return <Playground key={JSON.stringify(first)} first={first} ownScript={ownScript} />;
}

interface PlaygroundProps {
  first: LabState;
  ownScript: (platform: RecordedPlatform) => OwnScript;
}

/** The controls of a screen as picture and tree, and a chain that is evaluated on them as the reader types. */
function Playground({first, ownScript}: PlaygroundProps): ReactNode {
  // Undefined: the example of the platform.
  const [written, setWritten] = useState(() => readWritten(first));
  const editor = useRef<HTMLDivElement>(null);
  const lab = useLab();
  const {tree} = lab;
  const [wanted, setWanted] = useWanted(tree);
  const platform = tree?.platform ?? platformOf(first);
  const chain = written ?? EXAMPLE_CHAINS[platform];
  const {traced, suggestions, areOutdated, isSlow} = useChainResults(lab, chain, wanted);
  const script = ownScript(platform);
  const screen = useScreenSource(first.sceneId, lab);
  const {source, problem} = screen;

  const controls = useMemo(
    () => new Map(listControls(tree?.roots ?? []).map((control) => [control.key, control])),
    [tree],
  );
  const matches = useMemo(
    () => (traced?.trace.matches ?? []).flatMap((key) => controls.get(key) ?? []),
    [traced, controls],
  );
  const chosen = wanted === undefined ? undefined : controls.get(wanted);

  useDroppedFiles(([file]) => {
    if (file) screen.readFile(file);
  });

  function drop(event: DragEvent): void {
    const text = event.dataTransfer.getData('text/plain');
    if (!isTextToRead(event) || !text) return;
    event.preventDefault();
    screen.readOwn(text, 'The dropped text');
  }

  function write(text: string): void {
    setWritten(text === EXAMPLE_CHAINS[platform] ? undefined : text);
  }

  function tryChain(suggested: string): void {
    write(suggested);
    // On a narrow screen the suggestions are far below the chain and what it finds.
    editor.current?.scrollIntoView({block: 'nearest'});
  }

  return (
    <>
      <section
        aria-label="Selector playground"
        className={styles.root}
        onDragOver={(event) => isTextToRead(event) && event.preventDefault()}
        onDrop={drop}
      >
        <SourceBar {...screen} />
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {tree?.notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        <ChainEditor ref={editor} chain={chain} traced={traced} isSlow={isSlow} onChange={write} />
        <ResultBar
          traced={traced}
          matches={matches}
          chosen={chosen}
          platform={platform}
          link={source.kind === 'scene' ? (toLabHash({sceneId: source.id, chain}) ?? '') : undefined}
          onShow={setWanted}
        />
        {tree ? (
          <ScreenColumns
            tree={tree}
            source={source}
            matches={matches}
            chosen={chosen}
            suggestions={suggestions}
            areOutdated={areOutdated}
            onChoose={setWanted}
            onUse={tryChain}
            onAdd={script.add}
          />
        ) : (
          !problem && <p>Loading the screen…</p>
        )}
      </section>
      <OwnScriptPanel {...script} />
    </>
  );
}

/** Whether a text is dragged, and not over a field, which takes it by itself, such as a part of the chain that is moved. */
function isTextToRead({target, dataTransfer}: DragEvent): boolean {
  return !(target instanceof HTMLTextAreaElement) && !dataTransfer.types.includes('Files');
}
