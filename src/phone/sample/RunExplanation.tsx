import {explainErrors} from '@site/lib/explain/explainErrors';
import type {Card} from '@site/lib/explain/toCard';
import type {PlayView} from '@site/lib/phone/play/playView';
import {formatTraceback} from '@site/lib/phone/run/parseTraceback';
import type {Scene} from '@site/lib/phone/scene/scene';
import {ErrorCard} from '@site/src/labs/errors/ErrorCard';
import type {ReactNode} from 'react';

export interface RunExplanationProps {
  error: NonNullable<PlayView['error']>;
  /** The script as it ran. */
  source: string;
  /** Of the scene; absent before it has loaded. */
  platform: Scene['platform'] | undefined;
  /** Of the run. */
  notes: PlayView['notes'];
}

/** Explains the failure of a run, with the same card as for an error pasted into /lab/errors. */
export function RunExplanation({error, source, platform, notes}: RunExplanationProps): ReactNode {
  const [card] = explainErrors(formatTraceback(error), {
    ...(platform && {platform}),
    files: new Map([['main.py', source]]),
    isSimulated: true,
    notSimulated: notes.filter(({kind}) => kind === 'not-simulated'),
  }).cards;
  return card && <ErrorCard card={withoutPlace(card)} />;
}

/** Without line and code, which the report of the failure shows already. */
function withoutPlace({place, code, ...card}: Card): Card {
  return card;
}
