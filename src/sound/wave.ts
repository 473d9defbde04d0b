/** A mono 16-bit WAV file: its header and its samples. */
export function waveFile(samples: Int16Array<ArrayBuffer>, sampleRate: number): Blob {
  const size = samples.byteLength;
  const format = Uint32Array.of(16, 0x00010001, sampleRate, 2 * sampleRate, 0x00100002);
  return new Blob(
    ['RIFF', Uint32Array.of(36 + size), 'WAVEfmt ', format, 'data', Uint32Array.of(size), samples],
    { type: 'audio/wav' },
  );
}
