import type {ColorSetup} from '@site/lib/colors/colorSetup';
import type {JudgeReport} from '@site/lib/colors/createColorService';
import {describeReport} from '@site/lib/colors/describeReport';
import {listMatches} from '@site/lib/colors/listMatches';
import type {LabPicture} from './labPicture';
import type {ListedPicture} from './PictureList';

/** The open pictures with what a search found in each; one that was for another task has found nothing. */
export function listPictures(
  pictures: readonly LabPicture[],
  setup: ColorSetup,
  report: JudgeReport | undefined,
): ListedPicture[] {
  return pictures.map((picture) => {
    const found = report?.pictures.find((one) => one.picture === picture.id && one.task === setup.task);
    return {
      ...picture,
      ms: found?.ms,
      matches: found ? listMatches(found, setup.points) : [],
      verdict: found && describeReport(found, picture.role, setup),
      rival: found?.task === 'find' && found.rivalSteps > 0 ? found.rival : undefined,
    };
  });
}
