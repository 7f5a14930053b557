import scenes from '@generated/phone-engine/default/scenes.json';
import {type LabState, readLabHash, toLabHash} from '@site/lib/selectors/link/labHash';
import type {ControlTree} from '@site/lib/selectors/tree/controlTree';
import {type DragEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {ChainEditor} from './ChainEditor';
import {ControlDetails} from './ControlDetails';
import {ControlTreeView} from './ControlTreeView';
import {listControls} from './drawBoxes';
import {ResultBar} from './ResultBar';
import {ScreenView} from './ScreenView';
import styles from './SelectorLab.module.css';
import {SourceBar} from './SourceBar';
import {useChainResults} from './useChainResults';
import {useLab} from './useLab';
import {IOS_EXAMPLE, useScreenSource} from './useScreenSource';

/** The chains to begin with: that of one platform finds nothing on the other. */
const EXAMPLES: Readonly<Record<ControlTree['platform'], string>> = {
  android: 'Selector().text("^Wi-Fi$").parent(2).find()',
  ios: 'Selector().label("Bluetooth").parent(1).child().type("XCUIElementTypeSwitch").find()',
};
const FIRST: LabState = {sceneId: 'settings', chain: EXAMPLES.android};
const SCENE_IDS = [...scenes.filter(({platform}) => platform === 'android').map(({id}) => id), IOS_EXAMPLE];

/** The controls of a screen as picture and tree, and a chain that is evaluated on them as the reader types. */
export function SelectorLab(): ReactNode {
  const [first] = useState(() => readLabHash(window.location.hash, SCENE_IDS) ?? FIRST);
  // Undefined: the example of the platform.
  const [written, setWritten] = useState(() => readWritten(first));
  const editor = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<number>();
  const lab = useLab();
  const {tree} = lab;
  const platform = tree?.platform ?? platformOf(first);
  const chain = written ?? EXAMPLES[platform];
  const {traced, suggestions, isSlow} = useChainResults(lab, chain, wanted);
  const forget = useCallback(() => setWanted(undefined), []);
  const screen = useScreenSource(first.sceneId, lab, forget);
  const {source, problem, choose} = screen;

  useEffect(() => {
    const follow = (): void => {
      const linked = readLabHash(window.location.hash, SCENE_IDS);
      if (!linked) return;
      setWritten(readWritten(linked));
      choose(linked.sceneId);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [choose]);

  const controls = useMemo(
    () => new Map(listControls(tree?.roots ?? []).map((control) => [control.key, control])),
    [tree],
  );
  const matches = useMemo(
    () => (traced?.trace.matches ?? []).flatMap((key) => controls.get(key) ?? []),
    [traced, controls],
  );
  const matchKeys = useMemo(() => new Set(matches.map(({key}) => key)), [matches]);
  const chosen = wanted === undefined ? undefined : controls.get(wanted);

  function drop(event: DragEvent): void {
    const [file] = event.dataTransfer.files;
    const text = event.dataTransfer.getData('text/plain');
    if (!file && !text) return;
    event.preventDefault();
    if (file) screen.readFile(file);
    else screen.readOwn(text, 'The dropped text');
  }

  function write(text: string): void {
    setWritten(text === EXAMPLES[platform] ? undefined : text);
  }

  function tryChain(suggested: string): void {
    write(suggested);
    // On a narrow screen the suggestions are far below the chain and what it finds.
    editor.current?.scrollIntoView({block: 'nearest'});
  }

  return (
    <section
      aria-label="Selector playground"
      className={styles.root}
      onDragOver={(event) => event.preventDefault()}
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
        <div className={styles.columns}>
          <div className={styles.picture} data-wide={tree.width > tree.height}>
            <ScreenView tree={tree} source={source} matches={matches} wanted={chosen} onChoose={setWanted} />
          </div>
          <ControlTreeView tree={tree} matches={matchKeys} wanted={wanted} onChoose={setWanted} />
          <div className={styles.details}>
            {chosen ? (
              <ControlDetails
                attributes={tree.attributes.get(chosen.key) ?? {}}
                platform={platform}
                suggestions={suggestions}
                onUse={tryChain}
              />
            ) : (
              <p>
                Choose a control in the picture or in the tree: chains that find it appear here, and the link
                above that loses it is marked.
              </p>
            )}
          </div>
        </div>
      ) : (
        !problem && <p>Loading the screen…</p>
      )}
    </section>
  );
}

function readWritten(state: LabState): string | undefined {
  return state.chain === EXAMPLES[platformOf(state)] ? undefined : state.chain;
}

function platformOf({sceneId}: LabState): ControlTree['platform'] {
  return sceneId === IOS_EXAMPLE ? 'ios' : 'android';
}
