import {
  formatInternational,
  transposeChordLine,
  transposeLine,
  type Semitones,
  type Spell,
} from '../../music';
import { hasLabelLine, labelAt, numberPrefix, repeatedLines } from '../sections';
import type { SongFile, SongSection } from '../song';
import { formatDirective, PEOPLE_SEPARATOR } from './directives';
import { AS_WRITTEN, formatMarkedLine, formatWords, type GivenLetters } from './line';

/** How an exported song differs from its file. */
export interface GivenForm {
  /** The transposition from the written key. */
  readonly semitones: Semitones;
  /** The song's chord lines where they are transposed already. */
  readonly chordLines?: readonly string[];
  /** The fret of the capo with which the exported chords are played. */
  readonly capo: number;
  /** The tune in ABC notation, transposed by the same interval; empty for none. */
  readonly tune: string;
  /** Whether B natural is written H, as in the songbook's files, or B, as in most programs. */
  readonly notation: 'german' | 'international';
  /** Spells a chord in that notation; by default it keeps the flats of the transposition. */
  readonly spell: Spell;
  readonly letters: GivenLetters;
}

/** Writes a song as a ChordPro file. A transposed song has a tune only if the form contains the transposed tune. */
export function formatChordPro(song: SongFile, form: Partial<GivenForm> = {}): string {
  const { notation = 'german' } = form;
  const given: GivenForm = {
    semitones: 0,
    capo: song.capo,
    tune: form.semitones ? '' : song.tune,
    notation,
    spell: notation === 'german' ? (chord) => chord : formatInternational,
    letters: AS_WRITTEN,
    ...form,
  };
  const { tune } = given;
  return [
    ...formatFacts(song, given),
    '',
    ...formatBody(song, given),
    ...(tune === '' ? [] : ['', '{start_of_abc}', tune, '{end_of_abc}']),
    '',
  ].join('\n');
}

/** The directives for the facts of a song in the order of a song file, with their values; a default is left empty. */
const FACTS = {
  title: ({ title }) => title,
  subtitle: ({ author }) => author,
  lyricist: ({ lyricists }) => listed(lyricists),
  composer: ({ composers }) => listed(composers),
  arranger: ({ arrangers }) => listed(arrangers),
  year: ({ year }) => year,
  key: ({ key }, { semitones, spell }) => spell(transposeChordLine(key, semitones)),
  capo: (_, { capo }) => (capo === 0 ? '' : String(capo)),
  time: ({ time }) => time,
  tempo: ({ tempo }) => (tempo === 0 ? '' : String(tempo)),
  copyright: ({ rights }) => rights,
  'meta: kind': ({ kind }) => kind,
  'meta: region': ({ region }) => region,
  'meta: youtube': ({ youtube }) => youtube,
  'meta: language': ({ language }) => (language === 'hy' ? '' : language),
  'meta: chords': ({ evidence }) => evidence,
  'meta: source': ({ source }) => source,
  'meta: remark': ({ remark }, { semitones, spell }) => transposeLine(remark, '', semitones, spell).lyric,
  'meta: notation': (_, { notation }) => (notation === 'german' ? '' : notation),
} as const satisfies Readonly<Record<string, (song: SongFile, form: GivenForm) => string>>;

export type Fact = keyof typeof FACTS;

export const isFact = (name: string): name is Fact => Object.hasOwn(FACTS, name);

const listed = (people: readonly string[]): string => people.join(`${PEOPLE_SEPARATOR} `);

const formatFacts = (song: SongFile, form: GivenForm): string[] =>
  Object.entries(FACTS)
    .map(([name, valueOf]) => [name, valueOf(song, form)] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => formatDirective(name, formatWords(form.letters.write(value))));

function formatBody({ body, sections }: SongFile, form: GivenForm): string[] {
  const { semitones, chordLines, spell, letters } = form;
  const lines = body.lyrics.map((lyric, index) => {
    const number = numberPrefix(labelAt(sections, index));
    if (repeatedLines(lyric) !== null) return formatDirective('comment', letters.write(lyric));
    const transposed = transposeLine(
      lyric.slice(number.length),
      (body.chords[index] ?? '').slice(number.length),
      semitones,
      spell,
      chordLines?.[index]?.slice(number.length),
    );
    return formatMarkedLine(letters.writeLine(transposed));
  });
  const written: string[] = [];
  let index = 0;
  for (const section of sections) {
    written.push(...lines.slice(index, section.from), ...formatSection(section, lines, form));
    index = section.to;
  }
  return [...written, ...lines.slice(index)];
}

function formatSection(
  { kind, label, from, to }: SongSection,
  lines: readonly string[],
  { semitones, spell, letters }: GivenForm,
): string[] {
  const written = formatWords(letters.write(transposeLine(label, '', semitones, spell).lyric));
  if (kind === 'recall') return [formatDirective('chorus', written)];
  return [
    formatDirective(`start_of_${kind}`, written),
    ...lines.slice(hasLabelLine(label) ? from + 1 : from, to),
    `{end_of_${kind}}`,
  ];
}
