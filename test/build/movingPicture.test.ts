import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { chunksOf, movingPicture } from '../../src/build/movingPicture';

type Chunks = ReturnType<typeof chunksOf>;

test('a moving picture holds its pictures in order, each for its time', () => {
  const pngs = ['phone', 'phone-dark'].map((name) => readFileSync(`static/pictures/${name}.png`));
  const moving = movingPicture(pngs, 430);
  const chunks = chunksOf(moving);
  for (const { type, data } of chunks) {
    const end = data.byteOffset - moving.byteOffset + data.length;
    expect(crc32(Buffer.concat([Buffer.from(type), data]))).toBe(moving.readUInt32BE(end));
  }
  const types = chunks.map(({ type }) => type);
  expect(types.filter((type, index) => type !== types[index - 1])).toEqual([
    ...['IHDR', 'acTL', 'fcTL', 'IDAT', 'fcTL', 'fdAT', 'IEND'],
  ]);
  const [frames, ...numbered] = chunks.filter(({ type }) => /^(ac|f[cd])/.test(type));
  expect(frames!.data).toEqual(Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  expect(numbered.map(({ data }) => data.readUInt32BE(0))).toEqual(numbered.map((_, index) => index));
  const size = chunksOf(pngs[0]!)[0]!.data.subarray(0, 8);
  for (const { data } of chunks.filter(({ type }) => type === 'fcTL')) {
    expect(data.subarray(4, 12)).toEqual(size);
    expect([data.readUInt16BE(20), data.readUInt16BE(22)]).toEqual([430, 1000]);
  }
  const joined = (from: Chunks, type: string, after: number): Buffer =>
    Buffer.concat(from.filter((one) => one.type === type).map(({ data }) => data.subarray(after)));
  expect(joined(chunks, 'IDAT', 0)).toEqual(joined(chunksOf(pngs[0]!), 'IDAT', 0));
  expect(joined(chunks, 'fdAT', 4)).toEqual(joined(chunksOf(pngs[1]!), 'IDAT', 0));
});
