import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { chunksOf, movingPicture } from '../../src/build/movingPicture';

test('a moving picture holds its pictures in order, each for its time', () => {
  const pngs = ['phone', 'phone-dark'].map((name) => readFileSync(`static/pictures/${name}.png`));
  const moving = movingPicture(pngs.map((png, index) => ({ png, shown: 100 + index })));
  const chunks = chunksOf(moving);
  for (const { type, data } of chunks)
    expect(crc32(Buffer.concat([Buffer.from(type), data]))).toBe(
      moving.readUInt32BE(data.byteOffset - moving.byteOffset + data.length),
    );
  const numbered = chunks.filter(({ type }) => /^f.../.test(type));
  expect(numbered.map(({ data }) => data.readUInt32BE(0))).toEqual(numbered.map((_, index) => index));
  expect(chunks.filter(({ type }) => type === 'fcTL').map(({ data }) => data.readUInt16BE(20))).toEqual([
    100, 101,
  ]);
  const joined = (from: ReturnType<typeof chunksOf>, type: string, after: number): Buffer =>
    Buffer.concat(from.filter((one) => one.type === type).map(({ data }) => data.subarray(after)));
  expect(joined(chunks, 'IDAT', 0)).toEqual(joined(chunksOf(pngs[0]!), 'IDAT', 0));
  expect(joined(chunks, 'fdAT', 4)).toEqual(joined(chunksOf(pngs[1]!), 'IDAT', 0));
});
