import { waveFile } from '../../src/sound/wave';

test('a file says what it holds: mono, 16 bits, its sample rate and its length', async () => {
  const samples = Int16Array.of(0, 1, -1, 0x7fff, -0x8000);
  const file = waveFile(samples, 44_100);
  const view = new DataView(await file.arrayBuffer());
  const letters = (at: number): string =>
    String.fromCharCode(...Array.from({ length: 4 }, (_, n) => view.getUint8(at + n)));
  expect([0, 8, 12, 36].map(letters)).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
  expect(view.byteLength).toBe(44 + 2 * samples.length);
  expect(view.getUint32(4, true)).toBe(view.byteLength - 8);
  expect(view.getUint32(16, true)).toBe(16);
  // PCM, channels, and bits of a sample.
  expect([20, 22, 34].map((at) => view.getUint16(at, true))).toEqual([1, 1, 16]);
  // Samples and bytes a second, and bytes of a sample.
  expect([24, 28].map((at) => view.getUint32(at, true))).toEqual([44_100, 88_200]);
  expect(view.getUint16(32, true)).toBe(2);
  expect(view.getUint32(40, true)).toBe(2 * samples.length);
  expect(Array.from(samples, (_, n) => view.getInt16(44 + 2 * n, true))).toEqual([...samples]);
  expect(file.type).toBe('audio/wav');
});
