import { parseVideoId, type SongFile } from '../../src/catalogue';
import { isChordSymbol, isNoChord, transposeChordLine } from '../../src/music';

/** The chords of lines, in order. */
export const chordsOf = (chords: readonly string[]): string[] => chords.join(' ').match(/\S+/g) ?? [];

/** Tests what holds for every song that lists and sheets may be handed. */
export function describeSongs(songs: readonly SongFile[]): void {
  describe.each(songs.map((song, id) => [`${id} ${song.title}`, song] as const))('%s', (_, song) => {
    const { body } = song;

    test('is an entity as specified, with its rights stated', () => {
      expect(song.language).toMatch(/^(hy|fr)$/);
      expect([song.title, song.author, song.rights].every((value) => value.trim() === value && value)).toBe(
        true,
      );
      expect(song.youtube === '' || parseVideoId(song.youtube)).toBeTruthy();
      expect(body.chords).toHaveLength(body.lyrics.length);
    });

    test('has words and chords enough to sing and play', () => {
      expect(body.lyrics.filter(Boolean).length).toBeGreaterThanOrEqual(6);
      expect(chordsOf(body.chords).length).toBeGreaterThanOrEqual(6);
    });

    test('is written in one notation, in NFC, padded with U+00A0', () => {
      for (const chord of chordsOf(body.chords)) {
        expect(isChordSymbol(chord) || isNoChord(chord)).toBe(true);
        expect(chord).not.toMatch(/B(?!b)/);
      }
      for (const line of body.chords) expect(line).toMatch(/^(\u00a0*[\x21-\x7e]+)*$/);
      for (const line of body.lyrics) {
        expect(line).toBe(line.normalize('NFC').trim());
        expect(line).not.toMatch(/\p{M}|\p{Script=Cyrillic}|[^\S ]/u);
        if (song.language === 'hy') expect(line).not.toMatch(/\p{Script=Latin}/u);
      }
    });

    test('has each chord within reach of its words', () => {
      body.chords.forEach((line, index) => {
        const lyric = body.lyrics[index] ?? '';
        const beyond = line.slice(lyric.length).match(/\S+/g) ?? [];
        expect(line.length).toBeLessThanOrEqual(lyric.length + Math.max(1, beyond.length) * 8);
      });
    });

    test('comes back to itself through every transposition', () => {
      for (const line of body.chords) {
        for (let semitones = 1; semitones < 12; semitones++) {
          const spelled = transposeChordLine(transposeChordLine(line, 1), 11);
          expect(transposeChordLine(transposeChordLine(line, semitones), 12 - semitones)).toBe(spelled);
        }
      }
    });
  });
}
