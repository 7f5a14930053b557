import {type ColorSetup, similarityOf} from './colorSetup';
import {NEVER, safeSimilarity} from './colorSteps';
import type {PictureReport, PictureRole} from './createColorService';
import type {HitArea} from './groupHits';

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

type SearchReport = Extract<PictureReport, {task: 'find'}>;

function describeSearch(report: SearchReport, role: PictureRole, setup: ColorSetup): Verdict {
  const {hits, areas, isCut} = report;
  const [first] = areas;
  const limit = setup.platform === 'windows' ? 'threshold' : 'diff';
  if (!first)
    return {
      isRight: role === 'other',
      short: 'not found',
      sentences: ['The pattern is not in this picture.', describeNearest(report, limit)],
    };
  const isFoundOnce = areas.length === 1 && !isCut;
  const several = isCut ? `${hits.length}+ matches` : `${areas.length} places`;
  return {
    isRight: role === 'match' && isFoundOnce,
    short: isFoundOnce ? 'found once' : several,
    sentences: [
      ...(areas.length > 1 ? describePlaces(report, first, limit) : describeOnlyPlace(report, first, limit)),
      ...(first.hits > 1 ? [describeSliding(first, isCut)] : []),
    ],
  };
}

function describeNearest({rival, rivalSteps}: SearchReport, limit: string): string {
  if (rivalSteps >= NEVER || !rival) return 'No place comes near, however far it is lowered.';
  return `The nearest place is ${rival.join(',')}, ${rivalSteps} of 255 steps away: it would match with ${limit} below ${formatSafe(rivalSteps)}.`;
}

function describePlaces({areas, isCut, rivalSteps}: SearchReport, first: HitArea, limit: string): string[] {
  return [
    `It matches in ${areas.length}${isCut ? ' places or more' : ' places'}; the script takes the first, ${first.first.join(',')}.`,
    rivalSteps === 0
      ? `No ${limit} tells them apart: add a point that only the wanted one has, or give a region.`
      : `With ${limit} ${formatSafe(rivalSteps)} or more only the first would match.`,
  ];
}

function describeOnlyPlace(
  {isCut, rival, rivalSteps}: SearchReport,
  {first}: HitArea,
  limit: string,
): string[] {
  const match = `It matches at ${first.join(',')}${isCut ? '.' : ', and nowhere else.'}`;
  if (rivalSteps >= NEVER) return [match, 'No other place can match.'];
  if (!rival || isCut) return [match];
  const advice = rivalSteps < COMFORTABLE ? '. That is little: add a point' : '';
  return [
    match,
    `The next place, ${rival.join(',')}, is ${rivalSteps} of 255 steps away: it would match with ${limit} below ${formatSafe(rivalSteps)}${advice}.`,
  ];
}

function describeSliding({bounds: [left, top, right, bottom], hits}: HitArea, isCut: boolean): string {
  return `The match can slide: ${isCut ? 'at least ' : ''}${hits} of its positions fit, within ${right - left} × ${bottom - top} pixels. A point beside a rim would hold it.`;
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

/** The lowest similarity, with at most three decimals, at which a place this far away does not match. */
function formatSafe(steps: number): string {
  return String(Math.round(safeSimilarity(steps) * 1000) / 1000);
}

function score(confidence: number): string {
  return confidence.toFixed(3);
}

function formatNumber(number: number): string {
  return number.toLocaleString('en');
}
