import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { COLOURS } from './colours';
import { initialMarkup } from './ornamentFiles';

/** The margin that a launcher may cut off a maskable icon, as a fraction of its width. */
const CUT_OFF = 0.1;
const RASTER_SIZES = [180, 192, 512];

/** Writes the songbook's icons: the initial of its name, drawn as in the head of every page. */
export async function writeSiteIcons(folder: string, name: string): Promise<void> {
  const icon = drawIcon(name, { corner: 0.2, margin: 0.06 });
  const square = drawIcon(name, { corner: 0, margin: 0.06 });
  const maskable = drawIcon(name, { corner: 0, margin: 0.06 + CUT_OFF });
  await mkdir(join(folder, 'icons'), { recursive: true });
  await writeFile(join(folder, 'icon.svg'), icon);
  const rasters = RASTER_SIZES.map((size) => [`${size}`, size, size === 180 ? square : icon] as const);
  for (const [file, size, drawn] of [...rasters, ['maskable', 512, maskable] as const]) {
    const image = await renderAsync(drawn, { fitTo: { mode: 'width', value: size } });
    await writeFile(join(folder, 'icons', `${file}.png`), image.asPng());
  }
}

/** An icon as SVG; `corner` and `margin` are fractions of its width. */
function drawIcon(name: string, { corner, margin }: { corner: number; margin: number }): string {
  const [start, size] = [margin, 1 - 2 * margin].map((part) => part * 64);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="${corner * 64}" fill="${COLOURS.paper}"/>`,
    initialMarkup(name, COLOURS, `x="${start}" y="${start}" width="${size}" height="${size}"`),
    '</svg>',
  ].join('');
}
