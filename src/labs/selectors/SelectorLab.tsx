import scenes from '@generated/phone-engine/default/scenes.json';
import {describeTrace} from '@site/lib/selectors/chain/describeTrace';
import {formatStatement} from '@site/lib/selectors/chain/formatStatement';
import {formatChain} from '@site/lib/selectors/chain/parseChain';
import {type LabState, readLabHash, toLabHash} from '@site/lib/selectors/link/labHash';
import {CopyHiddenText} from '@site/src/components/CopyHiddenText/CopyHiddenText';
import {FocusableButton} from '@site/src/components/FocusableButton/FocusableButton';
import {type DragEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {ChainEditor} from './ChainEditor';
import {ControlDetails} from './ControlDetails';
import {ControlTreeView} from './ControlTreeView';
import {listControls} from './drawBoxes';
import {ScreenView} from './ScreenView';
import styles from './SelectorLab.module.css';
import {SourceBar} from './SourceBar';
import {useLab} from './useLab';
import {IOS_EXAMPLE, useScreenSource} from './useScreenSource';

const FIRST: LabState = {sceneId: 'settings', chain: 'Selector().text("^Wi-Fi$").parent(2).find()'};
const IOS_CHAIN = 'Selector().label("Bluetooth").parent(1).child().type("XCUIElementTypeSwitch").find()';
const SCENE_IDS = [...scenes.filter(({platform}) => platform === 'android').map(({id}) => id), IOS_EXAMPLE];

/** The controls of a screen as picture and tree, and a chain that is evaluated on them as the reader types. */
export function SelectorLab(): ReactNode {
  const [first] = useState(() => readLabHash(window.location.hash, SCENE_IDS) ?? FIRST);
  const [chain, setChain] = useState(first.chain);
  const editor = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<number>();
  const lab = useLab(chain, wanted);
  const {tree, traced} = lab;
  const forget = useCallback(() => setWanted(undefined), []);
  const screen = useScreenSource(first.sceneId, lab, forget);
  const {source, problem, choose} = screen;
  const platform = tree?.platform ?? 'android';

  useEffect(() => {
    const follow = (): void => {
      const linked = readLabHash(window.location.hash, SCENE_IDS);
      if (!linked) return;
      setChain(linked.chain);
      choose(linked.sceneId);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [choose]);

  // The example chain of one platform finds nothing on the other.
  useEffect(() => {
    setChain((now) => {
      if (platform === 'ios') return now === FIRST.chain ? IOS_CHAIN : now;
      return now === IOS_CHAIN ? FIRST.chain : now;
    });
  }, [platform]);

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

  function tryChain(suggested: string): void {
    setChain(suggested);
    // On a narrow screen the suggestions are far below the chain and what it finds.
    editor.current?.scrollIntoView({block: 'nearest'});
  }

  function showNext(): void {
    const at = matches.findIndex(({key}) => key === wanted);
    setWanted(matches[(at + 1) % matches.length]?.key);
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
      <ChainEditor ref={editor} chain={chain} traced={traced} isSlow={lab.isSlow} onChange={setChain} />
      <div className={styles.result}>
        <output>{traced && describeTrace(traced, matches, chosen)}</output>
        <FocusableButton className={styles.button} isResting={matches.length === 0} onClick={showNext}>
          {matches.length > 1 ? 'Show the next match' : 'Show the match'}
        </FocusableButton>
        <CopyHiddenText
          className={styles.button}
          label="Copy as script"
          readText={() =>
            traced ? formatStatement(formatChain(traced.parsed), traced.parsed.end ?? 'find', platform) : ''
          }
        />
        {source.kind === 'scene' && (
          <CopyHiddenText
            className={styles.button}
            label="Copy link"
            readText={() => {
              const {origin, pathname} = window.location;
              return `${origin}${pathname}${toLabHash({sceneId: source.id, chain}) ?? ''}`;
            }}
          />
        )}
      </div>
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
                suggestions={lab.suggestions}
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
