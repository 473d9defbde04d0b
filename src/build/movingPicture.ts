import { crc32 } from 'node:zlib';

const SIGNATURE = 8;

/**
 * Joins PNGs of one size and kind to one that moves, over and over again; each is shown for some milliseconds
 * (https://www.w3.org/TR/png-3/#apng-frame-based-animation).
 */
export function movingPicture(frames: readonly Buffer[], shown: number): Buffer {
  const first = frames[0]!;
  const header = chunksOf(first).find(({ type }) => type === 'IHDR')!.data;
  // The numbers of control and data chunks follow each other.
  let count = 0;
  const parts = frames.flatMap((png, index) => {
    const data = chunksOf(png).filter(({ type }) => type === 'IDAT');
    // The size is that of the header, the place 0, and the time a fraction of a second.
    const control = Buffer.concat([uint32(count++), header.subarray(0, 8), Buffer.alloc(14)]);
    control.writeUInt16BE(shown, 20);
    control.writeUInt16BE(1000, 22);
    return [
      chunk('fcTL', control),
      ...data.map((one) =>
        index === 0 ? chunk('IDAT', one.data) : chunk('fdAT', Buffer.concat([uint32(count++), one.data])),
      ),
    ];
  });
  const animation = chunk('acTL', Buffer.concat([uint32(frames.length), uint32(0)]));
  return Buffer.concat([
    first.subarray(0, SIGNATURE),
    chunk('IHDR', header),
    animation,
    ...parts,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The chunks of a PNG. */
export function chunksOf(png: Buffer): { type: string; data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = SIGNATURE; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.push({
      type: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + length),
    });
    at += length + 12;
  }
  return chunks;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
