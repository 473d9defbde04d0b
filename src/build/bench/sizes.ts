import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { compressedBytes, scriptsOf } from './bytes';
import { firstScreens, scrollingRows, type FirstScreen } from './longLists';
import type { Row } from './table';
import type { Workshop } from './workshop';
import type { WritingCost } from './writeMadeSite';

const FEW = 51;
const COUNTS = [1000, 10_000];

interface MadeSite {
  readonly count: number;
  readonly cost: WritingCost;
  readonly firstPageBytes: number;
  readonly address: string;
}

/** What a catalogue of a thousand and of ten thousand songs costs, against as many as ours has. */
export async function measureSizes(workshop: Workshop): Promise<Row[]> {
  const few = await makeSite(workshop, FEW);
  const many: MadeSite[] = [];
  for (const count of COUNTS) many.push(await makeSite(workshop, count));
  const screens = await firstScreens(
    workshop.browser,
    [few, ...many].map(({ address }) => address),
  );
  return [
    ...many.flatMap((site) => costRows(few, site)),
    ...many.flatMap(({ count }, index) => screenRows(count, screens[0]!, screens[index + 1]!)),
    ...(await scrollingRows(workshop.browser, many.at(-1)!)),
  ];
}

async function makeSite({ folder, serve }: Workshop, count: number): Promise<MadeSite> {
  const target = folder(`made-${count}`);
  const options = ['--import', 'tsx', 'src/build/bench/writeMadeSite.ts', String(count), target];
  const { stdout } = await promisify(execFile)(process.execPath, options);
  return {
    count,
    cost: JSON.parse(stdout) as WritingCost,
    firstPageBytes: firstPageBytes(target),
    address: await serve(target),
  };
}

/** The bytes of the list's page and of every script it loads, compressed with gzip. */
function firstPageBytes(folder: string): number {
  const loaded = ['index.html', ...scriptsOf(`${folder}/index.html`)];
  return compressedBytes(
    loaded.map((path) => `${folder}/${path}`),
    'gz',
  );
}

function costRows(few: MadeSite, site: MadeSite): Row[] {
  const added = site.count - few.count;
  const name = `${site.count.toLocaleString('en')} songs`;
  return [
    {
      what: `${name}: writing the site, a song`,
      unit: 'ms',
      ours: [site.cost.milliseconds / site.count],
      against: { what: `${few.count} songs`, values: [few.cost.milliseconds / few.count] },
    },
    {
      what: `${name}: peak memory of writing`,
      unit: 'MB',
      ours: [site.cost.peakBytes / 1e6],
      against: { what: `${few.count} songs`, values: [few.cost.peakBytes / 1e6] },
    },
    {
      what: `${name}: memory an added song`,
      unit: 'KB',
      ours: [(site.cost.peakBytes - few.cost.peakBytes) / added / 1000],
    },
    {
      what: `${name}: first page an added song, gz`,
      unit: 'B',
      ours: [(site.firstPageBytes - few.firstPageBytes) / added],
      goal: 60,
    },
  ];
}

function screenRows(count: number, few: readonly FirstScreen[], many: readonly FirstScreen[]): Row[] {
  const row = (what: string, name: keyof FirstScreen): Row => ({
    what: `${count.toLocaleString('en')} songs: ${what}`,
    unit: 'ms',
    ours: many.map((screen) => screen[name]),
    against: { what: `${FEW} songs`, values: few.map((screen) => screen[name]) },
    goal: 2,
  });
  return [
    row('first contentful paint', 'first'),
    row('largest contentful paint', 'largest'),
    row('until the first heart answers', 'answered'),
  ];
}
