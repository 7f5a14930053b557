import type {Copy} from '@site/lib/offline/copyState';
import type {OfflineList, OfflinePart} from '@site/lib/offline/offlineList';
import {FocusableButton} from '@site/src/components/FocusableButton/FocusableButton';
import {useKeptFocus} from '@site/src/hooks/useKeptFocus';
import clsx from 'clsx';
import {type ReactNode, useRef, useState} from 'react';
import {CopySummary} from './CopySummary';
import {NoList} from './NoList';
import styles from './offline.module.css';
import {PartChoice} from './PartChoice';
import {StorageNote} from './StorageNote';
import {UnfinishedNote} from './UnfinishedNote';
import {isLoad, useOfflineCopy} from './useOfflineCopy';
import {WorkStatus} from './WorkStatus';

export interface CopyControlsProps {
  baseUrl: string;
}

/** The controls of the offline copy: what it contains, what to load, and the progress. */
export function CopyControls({baseUrl}: CopyControlsProps): ReactNode {
  const {
    list: found,
    state,
    isUnfinished,
    work,
    keep,
    pause,
    goOn,
    cancel,
    remove,
    readList,
    storage,
    readStorage,
  } = useOfflineCopy(baseUrl);
  const [chosen, setChosen] = useState<readonly OfflinePart[]>();
  const action = useRef<HTMLButtonElement>(null);
  const keptFocus = useKeptFocus(() => action.current?.focus());

  if (found === undefined || state === undefined) return <p>Looking what is kept…</p>;

  const list = typeof found === 'string' ? null : found;
  const parts = chosen ?? state?.current.parts ?? [];
  const isWorking = isLoad(work);
  const canKeep = list && !isWorking && parts.length > 0 && !isUpToDate(parts, list, state?.current);
  return (
    <div {...keptFocus}>
      {state && <CopySummary state={state} list={list} isWorking={isWorking} onRemove={remove} />}
      {isUnfinished && <UnfinishedNote onRemove={remove} />}
      {list ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (canKeep) keep(list, parts);
          }}
        >
          <PartChoice list={list} parts={parts} isDisabled={isWorking} onChange={setChosen} />
          <FocusableButton
            type="submit"
            ref={action}
            className={clsx('button button--primary', styles.submit)}
            isDisabled={!canKeep}
          >
            {toButtonText(parts, list, state?.current)}
          </FocusableButton>
        </form>
      ) : (
        <NoList ref={action} text={toProblem(found === 'notOffered', state !== null)} onRetry={readList} />
      )}
      <WorkStatus work={work} onPause={pause} onGoOn={goOn} onCancel={cancel} />
      {storage && <StorageNote facts={storage} hasCopy={state !== null} onPersist={readStorage} />}
    </div>
  );
}

function toProblem(isNotOffered: boolean, hasCopy: boolean): string {
  if (isNotOffered)
    return 'The server sent no list of what can be kept: the site offers nothing to keep now, or the network wants you to sign in.';
  return hasCopy
    ? 'The server does not answer, so that nothing can be loaded now. What is kept stays readable.'
    : 'What can be kept could not be loaded. Check your network connection.';
}

function isUpToDate(parts: readonly OfflinePart[], list: OfflineList, kept?: Copy): boolean {
  return kept?.version === list.version && hasSameParts(parts, kept.parts);
}

function toButtonText(parts: readonly OfflinePart[], list: OfflineList, kept?: Copy): string {
  if (parts.length === 0) return 'Choose what to keep';
  if (kept === undefined) return 'Keep offline';
  if (!hasSameParts(parts, kept.parts)) return 'Keep this choice';
  return kept.version === list.version ? 'Up to date' : 'Update';
}

function hasSameParts(some: readonly OfflinePart[], others: readonly OfflinePart[]): boolean {
  return some.length === others.length && some.every((part) => others.includes(part));
}
