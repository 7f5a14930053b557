import type {ColorSetup} from '@site/lib/colors/colorSetup';
import type {ColorService, JudgeInput, JudgeReport, Template} from '@site/lib/colors/createColorService';
import {toMessage} from '@site/lib/errors/toMessage';
import {useEffect, useRef, useState} from 'react';

export interface ReportInput {
  service: Promise<Pick<ColorService, 'judge'>> | undefined;
  setup: ColorSetup;
  shown: number | undefined;
  pictures: readonly number[];
  template: Template | undefined;
}

/** The results of a setup in the open pictures. While one search runs, only the latest change is queued. */
export function useReport({service, setup, shown, pictures, template}: ReportInput): {
  report: JudgeReport | undefined;
  problem: string;
} {
  const [state, setState] = useState<{report?: JudgeReport; problem: string}>({problem: ''});
  const waiting = useRef<{token: number; input: JudgeInput}>(undefined);
  const token = useRef(0);
  const isBusy = useRef(false);
  const list = pictures.join(',');

  useEffect(() => {
    async function work(): Promise<void> {
      if (isBusy.current || !service) return;
      isBusy.current = true;
      for (let next = waiting.current; next; next = waiting.current) {
        waiting.current = undefined;
        const {input} = next;
        const answer = await service
          .then((running) => running.judge(input))
          .then(
            (report) => ({report, problem: ''}),
            (error: unknown) => ({problem: toMessage(error)}),
          );
        // An outdated answer is dropped; the next one follows.
        if (next.token === token.current) setState(answer);
      }
      isBusy.current = false;
    }

    token.current += 1;
    const ids = list ? list.split(',').map(Number) : [];
    const isEmpty = setup.task === 'picture' ? !template : setup.points.length === 0;
    if (shown === undefined || !ids.includes(shown) || isEmpty) {
      waiting.current = undefined;
      setState({problem: ''});
    } else {
      waiting.current = {token: token.current, input: {setup, shown, pictures: ids, template}};
      work();
    }
  }, [service, setup, shown, list, template]);

  return {report: state.report, problem: state.problem};
}
