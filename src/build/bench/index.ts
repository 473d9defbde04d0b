import { cellsOf, type Row } from './compare';
import { measureBytes, measureClick, measureList, measurePaint } from './measure';
import { openSites, type Sites } from './sites';

const MEASUREMENTS: Readonly<Record<string, (sites: Sites) => Row[] | Promise<Row[]>>> = {
  bytes: measureBytes,
  paint: measurePaint,
  click: measureClick,
  list: measureList,
};

/** Runs `npm run bench`; `npm run bench -- paint click` measures only these. */
async function bench(wanted: readonly string[]): Promise<void> {
  const sites = await openSites();
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(MEASUREMENTS))
    if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await measure(sites)));
  console.table(Object.fromEntries(rows.map((row) => [row.what, cellsOf(row)])));
}

void bench(process.argv.slice(2)).then(() => process.exit());
