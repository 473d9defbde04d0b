import { cellsOf, type Row } from './compare';
import { measureBytes, measureClick, measureLongList, measurePaint, measureSearch } from './measure';
import { openSites, type Sites } from './sites';

const MEASUREMENTS: Readonly<Record<string, (sites: Sites) => Row[] | Promise<Row[]>>> = {
  bytes: measureBytes,
  paint: measurePaint,
  click: measureClick,
  search: measureSearch,
  list: measureLongList,
};

/** Runs `npm run bench`; `npm run bench -- paint click` measures only these. */
async function bench(wanted: readonly string[]): Promise<void> {
  const sites = await openSites();
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(MEASUREMENTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.error(`measuring ${name} …`);
    rows.push(...(await measure(sites)));
  }
  console.table(Object.fromEntries(rows.map((row) => [row.what, cellsOf(row)])));
}

bench(process.argv.slice(2)).then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
