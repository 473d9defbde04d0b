import { type SongFile } from '../../../src/catalogue';
import { measureFit, measureSongFit } from '../../../src/catalogue/tunes/fit';
import { readTune } from '../../../src/catalogue/tunes/readTune';
import { differingStrophes } from '../../../src/catalogue/tunes/strophes';
import { layChords } from '../../../src/catalogue/tunes/underlay';
import { parseSong } from '../../support/parseSong';

const song = (words: string): SongFile =>
  parseSong(`{title: Օրոր}\n{subtitle: Ժողովրդական}\n{key: Am}\n{copyright: Ազատ}\n\n${words}`, 'song.cho');
const tuneOf = (music: string, metre = '3/4'): string => `X:1\nM:${metre}\nL:1/8\nK:Am\n${music}`;
/** The chords of a song with the eighths of its tune at which they begin. */
const laid = (words: string, music: string, metre?: string): string =>
  layChords(song(words), readTune(tuneOf(music, metre)))
    .map(({ start, text }) => `${Math.round(start * 8)} ${text}`)
    .join();

test.each<[name: string, words: string, music: string, chords: string]>([
  ['over first syllables', '[Am]Արի [E7]իմ', 'A2 B2 c2 |\nw: Ա-րի իմ', '0 Am,4 E7'],
  ['over a second syllable', 'Ա[Am]րի իմ', 'A2 | B4 c2 |\nw: Ա-րի իմ', '2 Am'],
  ['before a quotation mark', '[Am]«Արի՛ [E7]իմ»', 'A2 B2 c2 |\nw: Ա-րի իմ', '0 Am,4 E7'],
  ['with an ը that is not written', 'Ես [Am]լսե[E7]ցի', 'A2 B2 c2 | A6 |\nw: Ես լը-սե-ցի', '2 Am,6 E7'],
  ['after a syllable that goes on', 'Ա[Am]րի', 'A2 B2 c2 | A6 |\nw: Ա** րի', '6 Am'],
  ['over the second of two words on a note', 'իմ [Am]սոխակ', 'A2 B2 c2 |\nw: իմ~սո-խակ', '0 Am'],
  ['after a rest, from the strong beat on', '[Am]Արի', 'A6 | z2 B2 c2 |\nw: *Ա-րի', '6 Am'],
  [
    'after the words, from the next bar on',
    '[Am]Արի [G] [F]',
    'A2 B4- | B6 | z6 | A6 |\nw: Ա-րի',
    '0 Am,6 G,12 F',
  ],
  ['in further lines', '[Am]Արի\n[G]իմ', 'A4 B2 | c6 |\nw: Ա-րի իմ', '0 Am,6 G'],
])('chords are laid over notes: %s', (_, words, music, chords) => expect(laid(words, music)).toBe(chords));

test('numbers, labels and marks of repeats are not sung, and the tune may end before the song', () => {
  const words =
    '{start_of_verse: 1.}\n[Am]Արի\n{comment: Կրկնել տունը}\n{end_of_verse}\n\n{start_of_chorus: Կրկներգ}\n[C]Իմ\n{end_of_chorus}\n\n[F]Օրոր';
  expect(laid(words, 'A2 B4 | c6 |\nw: Ա-րի իմ')).toBe('0 Am,6 C');
});

test.each([
  ['other words', '[Am]Արի', 'A6 |\nw: Ե', "the tune's syllable «Ե» is not what the words go on with: «արի»"],
  ['words that end inside a line', '[Am]Արի', 'A6 |\nw: Ա', 'end inside a line'],
  ['no words', '[Am]Արի', 'A6 |', 'has no words'],
])('%s under the notes are refused', (_, words, music, reason) => {
  expect(() => laid(words, music)).toThrow(reason);
});

test('a chord inside a syllable sounds with it, and is a problem of the song file', () => {
  const [words, music] = ['Ար[Am]ի', 'A4 B2 |\nw: Ա-րի'];
  expect(laid(words, music)).toBe('4 Am');
  const fit = () => measureSongFit({ ...song(words), tune: tuneOf(music) });
  expect(fit).toThrow('«Am» in «Արի» does not stand over the beginning');
});

test('the fit of chords, counted by hand', () => {
  const tune = readTune('X:1\nM:4/4\nL:1/4\nK:Am\nA c d e | G B c d |\nw: ա ա ա ա ա ա ա ա');
  const starts = { Am: 0, G: 0.75, Em: 1 };
  const chords = Object.entries(starts).map(([text, start]) => ({ text, start }));
  const fit = measureFit(chords, tune, 'Am');
  // Am: A and C of A C D; G: nothing of E; Em: G and H of G H C D.
  expect(fit.time).toBeCloseTo(4 / 8);
  // Of A, D, G and C, which stand on the strong beats, A and G.
  expect(fit.strongBeats).toBe(0.5);
  // A, C, E and C.
  expect(fit.tonicHeld).toBe(0.5);
  expect(fit.changesOnStrongBeats).toBe(0.5);
  expect(fit.changesOnBeats).toBe(1);
});

test('what is played without words does not count', () => {
  const tune = readTune('X:1\nM:4/4\nL:1/4\nK:Am\nA c d e | G4 |\nw: ա ա ա ա');
  expect(measureFit([{ text: 'Am', start: 0 }], tune, 'Am').time).toBe(0.75);
});

test('chords in their own places beat the same chords in others', () => {
  const music = 'C E G E | F A F A | G B d B | C E G E |\nw: ա ա ա ա ա ա ա ա ա ա ա ա ա ա ա ա';
  const tune = readTune(`X:1\nM:4/4\nL:1/4\nK:C\n${music}`);
  const fitOf = (...names: string[]) => {
    const chords = names.map((text, bar) => ({ text, start: bar }));
    return measureFit(chords, tune, 'C');
  };
  // Of the twelve orders, one fits best: eleven of twelve shuffles are beaten.
  expect(fitOf('C', 'F', 'G', 'C').shufflesBeaten).toBeCloseTo(11 / 12, 1);
  expect(fitOf('F', 'C', 'C', 'G').shufflesBeaten).toBe(0);
});

test('a leading tone that the tune does not have is named', () => {
  const [without, having] = ['A G A2 |', 'A ^G A2 |'].map((music) =>
    readTune(`X:1\nM:4/4\nL:1/4\nK:Am\n${music}\nw: ա ա ա`),
  );
  const chords = ['Am', 'E7', 'E'].map((text, beat) => ({ text, start: beat / 4 }));
  expect(measureFit(chords, without!, 'Am').foreignLeadingTones).toEqual(['E7', 'E']);
  expect(measureFit(chords, having!, 'Am').foreignLeadingTones).toEqual([]);
});

const strophes = (first: string, second: string) =>
  differingStrophes(
    song(`{start_of_verse: 1.}\n${first}\n{end_of_verse}\n\n{start_of_verse: 2.}\n${second}\n{end_of_verse}`),
  );

test.each([
  ['the same', '[Am]Քուն եղիր', '[Am]Քեզ տեսա', 0],
  ['another chord', '[Am]Քուն եղիր', '[Dm]Քեզ տեսա', 1],
  ['a chord too many', '[Am]Քուն եղիր', '[Am]Քեզ տե[G]սա', 1],
  ['another syllable', '[Am]Քուն եղիր իմ [G]բալաս', 'Քուն եղիր [Am]իմ բա[G]լաս', 1],
  ['a syllable more before', '[Am]Քուն եղիր իմ [G]բալաս', '[Am]Օրոր եղիր իմ [G]բալաս', 0],
  ['other lines', '[Am]Քուն', '[Dm]Քեզ\nտեսա', 0],
  ['a chord two syllables off', '[Am]Քուն եղիր իմ անուշ [G]բալաս', '[Am]Քուն եղիր [G]իմ անուշ բալաս', 1],
])('strophes with %s', (_, first, second, differences) => {
  expect(strophes(first, second)).toHaveLength(differences);
});
