import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {loadModel} from '../api/loadModel';
import {checkTypes, type TypeDiagnostic} from '../lint/checkTypes';
import {lintScript} from '../lint/lintScript';
import {PLATFORMS} from '../platforms';
import {type ColorSetup, DEFAULT_SETUP} from './colorSetup';
import {readPoints} from './readPoints';
import {readScript} from './readScript';
import {writeScript} from './writeScript';

const ROOT = path.resolve(__dirname, '..', '..');
const points = readPoints('120,300,#2FB36D|150,310,#FFFFFF-#101010') ?? [];

const SETUPS: ColorSetup[] = PLATFORMS.flatMap((platform) =>
  (['find', 'compare', 'count', 'picture'] as const).flatMap((task): ColorSetup[] => [
    {...DEFAULT_SETUP, platform, task, points},
    {
      platform,
      task,
      points,
      similarity: 0.85,
      region: [10, 20, 300, 400],
      ori: 3,
      space: 12,
      mode: platform === 'windows' || task === 'count' || task === 'picture' ? 0 : 1,
      share: 0.5,
      isInColor: true,
    },
  ]),
);

const SCRIPTS = SETUPS.flatMap((setup) => {
  const written = writeScript(setup);
  return 'source' in written ? [{setup, source: written.source}] : [];
});

describe('a written script', () => {
  let diagnostics: TypeDiagnostic[][];
  const model = loadModel(ROOT);

  beforeAll(async () => {
    diagnostics = await checkTypes(
      SCRIPTS.map(({source}) => source),
      {
        pyright: path.join(ROOT, 'node_modules', 'pyright', 'index.js'),
        stubs: {product: path.join(ROOT, 'api'), others: path.join(ROOT, 'api', 'typings')},
      },
    );
  });

  it.each(
    SCRIPTS.map(({setup: {platform, task, region}, source}, index) => ({
      platform,
      task,
      region,
      source,
      index,
    })),
  )('has the names and units of its system: $platform, $task, region $region', ({source, index}) => {
    const findings = lintScript(source, {model, hrefs: new Map()}, diagnostics[index]);
    expect(findings.map(({message}) => message)).toEqual([]);
  });

  it.each(
    SCRIPTS.filter(
      ({setup: {task, platform}}) => task !== 'picture' && !(task === 'compare' && platform === 'windows'),
    ),
  )(
    'is read back as what it was written from: $setup.platform, $setup.task, similarity $setup.similarity',
    ({setup, source}) => {
      const read = readScript(source);
      const known = setup.platform === 'windows' ? points.map(({x, y, color}) => ({x, y, color})) : points;
      const expected = setup.task === 'count' ? known.map((point) => ({...point, x: 0, y: 0})) : known;
      const {platform, task, similarity} = setup;
      expect(read).toMatchObject({
        setup: {platform, task, points: expected, ...(similarity ? {similarity} : {})},
      });
    },
  );
});

it('leaves out what a call has anyway, and writes the rest with the unit of its system', () => {
  const [plain, full] = PLATFORMS.flatMap((platform) =>
    SCRIPTS.filter(({setup}) => setup.platform === platform && setup.task === 'find'),
  );
  expect(plain?.source).toContain('FindColors.find(COLORS)');
  expect(full?.source).toContain('FindColors.find(COLORS, rect=REGION, space=12, ori=3, diff=0.85, mode=1)');
  const windows = SCRIPTS.find(({setup}) => setup.platform === 'windows' && setup.region)?.source;
  expect(windows).toContain('rect=REGION, exclusion_radius=12, ori=3, threshold=0.85)');
  expect(windows).toContain('"120,300,#2FB36D|150,310,#FFFFFF"');
});

it('compares a picture in colour only where that is wanted', () => {
  const pictures = SCRIPTS.filter(({setup}) => setup.task === 'picture');
  expect(pictures.map(({source}) => source.includes('rgb=True'))).toEqual(
    pictures.map(({setup}) => setup.isInColor),
  );
  expect(pictures.filter(({source}) => source.includes('rgb=')).length).toBe(3);
});

it('says why there is no script', () => {
  expect(writeScript(DEFAULT_SETUP)).toEqual({reason: 'Add a point first.'});
  expect(writeScript({...DEFAULT_SETUP, points, platform: 'windows', task: 'count'})).toHaveProperty(
    'reason',
  );
});
