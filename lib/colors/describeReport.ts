import {type ColorSetup, similarityOf} from './colorSetup';
import {NEVER, safeSimilarity} from './colorSteps';
import type {PictureReport, PictureRole} from './createColorService';

/** What a report means: whether it fits the role of the picture, in a few words, and in sentences. */
export interface Verdict {
  isRight: boolean;
  short: string;
  sentences: readonly string[];
}

/** A string is called safe when the next place differs by at least this, in steps of a channel. */
const COMFORTABLE = 20;

/** Says in words what a search gave in one picture. */
export function describeReport(report: PictureReport, role: PictureRole, setup: ColorSetup): Verdict {
  if (report.task === 'find') return describeSearch(report, role, setup);
  if (report.task === 'compare') return describeComparison(report, role, setup);
  if (report.task === 'picture') return describePicture(report, role, setup);
  const {pixels, of} = report;
  const share = of === 0 ? 0 : (pixels / of) * 100;
  return {
    isRight: role === 'match' ? pixels > 0 : pixels === 0,
    short: `${formatNumber(pixels)} px`,
    sentences: [
      `${formatNumber(pixels)} of ${formatNumber(of)} pixels have the colour, ${share.toFixed(1)} %.`,
    ],
  };
}

function describeSearch(
  {hits, areas, isCut, rival, rivalSteps}: Extract<PictureReport, {task: 'find'}>,
  role: PictureRole,
  setup: ColorSetup,
): Verdict {
  const [first] = areas;
  const name = setup.platform === 'windows' ? 'threshold' : 'diff';
  const safe = safeSimilarity(rivalSteps);
  if (!first) {
    const nearest =
      rivalSteps >= NEVER || !rival
        ? 'No place comes near, however far it is lowered.'
        : `The nearest place is ${rival.join(',')}, ${rivalSteps} of 255 steps away: it would match with ${name} below ${formatSimilarity(safe)}.`;
    return {
      isRight: role === 'other',
      short: 'not found',
      sentences: ['The pattern is not in this picture.', nearest],
    };
  }
  const at = first.first.join(',');
  const sentences: string[] = [];
  if (areas.length > 1) {
    sentences.push(
      `It matches in ${areas.length}${isCut ? ' places or more' : ' places'}; the script takes the first, ${at}.`,
    );
    sentences.push(
      rivalSteps === 0
        ? `No ${name} tells them apart: add a point that only the wanted one has, or give a region.`
        : `With ${name} ${formatSimilarity(safe)} or more only the first would match.`,
    );
  } else {
    sentences.push(`It matches at ${at}${isCut ? '.' : ', and nowhere else.'}`);
    if (rivalSteps >= NEVER) sentences.push('No other place can match.');
    else if (rival && !isCut)
      sentences.push(
        `The next place, ${rival.join(',')}, is ${rivalSteps} of 255 steps away: it would match with ${name} below ${formatSimilarity(safe)}${
          rivalSteps < COMFORTABLE ? '. That is little: add a point' : ''
        }.`,
      );
  }
  if (first.hits > 1) {
    const [left, top, right, bottom] = first.bounds;
    sentences.push(
      `The match can slide: ${isCut ? 'at least ' : ''}${first.hits} of its positions fit, within ${right - left} × ${bottom - top} pixels. A point beside a rim would hold it.`,
    );
  }
  const count = `${hits.length}${isCut ? '+' : ''}`;
  return {
    isRight: role === 'match' && areas.length === 1 && !isCut,
    short:
      areas.length === 1 && !isCut ? 'found once' : isCut ? `${count} matches` : `${areas.length} places`,
    sentences,
  };
}

function describeComparison(
  {fits}: Extract<PictureReport, {task: 'compare'}>,
  role: PictureRole,
  {share}: ColorSetup,
): Verdict {
  const fitting = fits.filter(Boolean).length;
  const isMatch = fits.length > 0 && fitting / fits.length >= share;
  const failing = fits.flatMap((isFitting, index) => (isFitting ? [] : [index + 1]));
  const differing =
    failing.length > 0 && failing.length < fits.length ? ` Different: ${failing.join(', ')}.` : '';
  return {
    isRight: isMatch === (role === 'match'),
    short: `${fitting} of ${fits.length} fit`,
    sentences: [
      `${fitting} of ${fits.length} points fit: the comparison gives ${isMatch ? 'True' : 'False'}.${differing}`,
    ],
  };
}

function describePicture(
  {matches, best, lookedDownTo}: Extract<PictureReport, {task: 'picture'}>,
  role: PictureRole,
  setup: ColorSetup,
): Verdict {
  const [first, second] = best;
  const limit = similarityOf(setup);
  const sentences = first
    ? [`Best: ${score(first.confidence)} at ${first.bounds.slice(0, 2).join(',')}.`]
    : [`No place reaches ${score(lookedDownTo)}.`];
  if (second) {
    sentences.push(`Second best: ${score(second.confidence)} at ${second.bounds.slice(0, 2).join(',')}.`);
    if (second.confidence >= limit)
      sentences.push('It is good enough too: ask for more, or cut a part that only the wanted one has.');
  } else if (first) sentences.push(`No second place reaches ${score(lookedDownTo)}.`);
  sentences.push(
    'The measure of the product is not documented; here it is one less the mean difference of the channels.',
  );
  return {
    isRight: role === 'match' ? matches.length === 1 : matches.length === 0,
    short:
      matches.length === 0 ? 'not found' : matches.length === 1 ? 'found once' : `${matches.length} places`,
    sentences,
  };
}

/** Says how useful each point of a search is, over all pictures together. */
export function describePoints(reports: readonly PictureReport[]): readonly string[] {
  const searches = reports.flatMap((report) => (report.task === 'find' ? [report] : []));
  const comparisons = reports.flatMap((report) => (report.task === 'compare' ? [report] : []));
  if (comparisons.length > 1)
    return (comparisons[0]?.fits ?? []).map((_, index) =>
      comparisons.every(({fits}) => fits[index]) ? 'fits in every picture: it tells nothing' : '',
    );
  const all = Math.min(NEVER, ...searches.map(({rivalSteps}) => rivalSteps));
  const without = (searches[0]?.without ?? []).map((_, index) => ({
    steps: Math.min(NEVER, ...searches.map((search) => search.without[index]?.steps ?? NEVER)),
    matches: searches.reduce((sum, search) => sum + (search.without[index]?.matches ?? 0), 0),
  }));
  if (without.length < 2) return without.map(() => '');
  const worth = without.map(({steps, matches}) => [all - steps, matches] as const);
  const most = worth.reduce((best, one) =>
    one[0] > best[0] || (one[0] === best[0] && one[1] > best[1]) ? one : best,
  );
  return worth.map((one) => {
    if (one[0] === 0 && one[1] === 0) return 'tells nothing here: the string is as good without it';
    return one[0] === most[0] && one[1] === most[1] ? 'tells most' : '';
  });
}

/** A similarity with at most three decimals. */
function formatSimilarity(similarity: number): string {
  return String(Math.round(similarity * 1000) / 1000);
}

function score(confidence: number): string {
  return confidence.toFixed(3);
}

function formatNumber(number: number): string {
  return number.toLocaleString('en');
}
