import { measureClick, measureLongList, measureSearch } from './answers';
import { measureBytes } from './bytes';
import { measurePaint } from './paint';
import { formatTable, type Group, type Row } from './table';
import { withWorkshop, type Workshop } from './workshop';

const MEASUREMENTS: Readonly<Record<string, (workshop: Workshop) => Row[] | Promise<Row[]>>> = {
  bytes: measureBytes,
  paint: measurePaint,
  click: measureClick,
  search: measureSearch,
  list: measureLongList,
};

/** Runs `npm run bench`; `npm run bench -- paint click` measures only these groups. */
async function bench(wanted: readonly string[]): Promise<void> {
  const groups: Group[] = [];
  await withWorkshop(async (workshop) => {
    for (const [name, measure] of Object.entries(MEASUREMENTS)) {
      if (wanted.length && !wanted.includes(name)) continue;
      console.error(`measuring ${name} …`);
      groups.push({ name, rows: await measure(workshop) });
    }
  });
  console.log(formatTable(groups));
}

bench(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
