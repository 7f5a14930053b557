import {type ReactNode, type RefObject, useState} from 'react';
import {EditableSample} from '../editor/EditableSample';
import {LineMark} from './LineMark';
import {PhoneStage} from './PhoneStage';

export interface PhoneSampleProps {
  sceneId: string;
  /** The code of the block. */
  original: string;
  /** Code of earlier blocks that it continues; ends with a line break. */
  before: string;
  /** The script as it runs. */
  source: string;
  /** The number of the run: a new number starts a new run, 0 means that none has started. */
  run: number;
  isEditing: boolean;
  onRun: () => void;
  onClose: () => void;
  /** Receives what the reader has written. */
  onChange: (text: string) => void;
  code: RefObject<HTMLElement | null>;
  /** The block of code. */
  children: ReactNode;
}

/** A sample on a page that can be run and edited. */
export function PhoneSample(props: PhoneSampleProps): ReactNode {
  const {sceneId, original, before, source, run, isEditing, onRun, onClose, onChange, code, children} = props;
  // The editor keeps its initial text while the sample is open.
  const [first] = useState(original);
  return (
    <PhoneStage
      sceneId={sceneId}
      source={source}
      hiddenLines={before.split('\n').length - 1}
      run={run}
      onRun={onRun}
      onClose={onClose}
      renderCode={(line, failure) =>
        isEditing ? (
          <EditableSample
            original={first}
            before={before}
            sceneId={sceneId}
            line={line}
            failure={failure}
            onChange={onChange}
          />
        ) : (
          <>
            {line > 0 && <LineMark code={code} line={line} isFailed={failure !== undefined} />}
            {children}
          </>
        )
      }
    />
  );
}
