import type {ColorSetup} from '@site/lib/colors/colorSetup';
import type {ColorService} from '@site/lib/colors/createColorService';
import {describeSuggestion} from '@site/lib/colors/describeSuggestion';
import {toMessage} from '@site/lib/errors/toMessage';
import type {Bounds} from '@site/lib/phone/geometry';
import {useEffect, useRef, useState} from 'react';
import type {LabPicture} from './labPicture';

export interface SuggestionInput {
  service: Promise<ColorService> | undefined;
  setup: ColorSetup;
  shown: LabPicture | undefined;
  pictures: readonly LabPicture[];
  /** Receives the suggested points, which may be none. */
  onSuggested: (points: ColorSetup['points']) => void;
}

/** What a suggestion ended with, and the state of the lab for which that is true. */
interface SuggestionNote extends Pick<ColorSetup, 'points' | 'region'> {
  text: string;
  pictures: readonly LabPicture[];
}

const LATE =
  'The points or the picture have changed since you asked for a suggestion, so the points were left alone. Ask again for another one.';

/** Suggests points for a target. `note` says what came of it, until the points, the region or the pictures change. */
export function useSuggestion({service, setup, shown, pictures, onSuggested}: SuggestionInput): {
  note: string;
  suggest: (area: Bounds) => Promise<void>;
} {
  const {points, region} = setup;
  const [note, setNote] = useState<SuggestionNote>();
  const latest = useRef({setup, pictures});
  const isTrue = note?.points === points && note.region === region && note.pictures === pictures;

  useEffect(() => {
    latest.current = {setup, pictures};
  }, [setup, pictures]);

  async function suggest(area: Bounds): Promise<void> {
    if (!service || !shown) return;
    const say = (text: string, of = points) => setNote({text, points: of, region, pictures});
    say('Looking for points…');
    const others = pictures.filter(({id}) => id !== shown.id);
    try {
      const suggestion = await (await service).suggest({
        shown: shown.id,
        area,
        region,
        alike: others.filter(({role}) => role === 'match').map(({id}) => id),
        others: others.filter(({role}) => role === 'other').map(({id}) => id),
      });
      const {setup: now, pictures: open} = latest.current;
      const isShownOpen = open.some(({id}) => id === shown.id);
      if (now.points !== points || now.task !== setup.task || !isShownOpen) {
        setNote({text: LATE, points: now.points, region: now.region, pictures: open});
        return;
      }
      onSuggested(suggestion.points);
      say(describeSuggestion(suggestion), suggestion.points.length > 0 ? suggestion.points : points);
    } catch (error) {
      say(toMessage(error));
    }
  }

  return {note: isTrue ? note.text : '', suggest};
}
