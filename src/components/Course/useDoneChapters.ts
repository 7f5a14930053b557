import {markChapters, parseDoneChapters} from '@site/lib/course/doneChapters';
import {useKeptText} from '@site/src/hooks/useKeptText';

export interface DoneChapters {
  done: readonly string[];
  /** Marks chapters by their ids, or removes their marks. */
  mark: (ids: readonly string[], isDone: boolean) => void;
  /** Whether the browser did not store the last mark. */
  isRefused: boolean;
}

/** The chapters that the reader has marked as done, kept in this browser alone. */
export function useDoneChapters(): DoneChapters {
  const {text, change, isRefused} = useKeptText('course');
  return {
    done: parseDoneChapters(text),
    mark: (ids, isDone) =>
      change((kept) => JSON.stringify(markChapters(parseDoneChapters(kept), ids, isDone))),
    isRefused,
  };
}
