import {
  formatInternational,
  transposeChordLine,
  transposeLine,
  type Semitones,
  type Spell,
} from '../../music';
import { hasLabelLine, labelAt, numberPrefix, repeatedLines } from '../sections';
import type { SongFile, SongSection } from '../song';
import { FACTS, formatDirective, PEOPLE_SEPARATOR, type Fact } from './directives';
import { formatMarkedLine, formatWords } from './line';

/** How a song is written out, where that differs from its file. */
export interface GivenForm {
  /** How far everything is transposed from the key the song is written in. */
  readonly semitones: Semitones;
  /** The fret of the capo that the chords as written out are played with. */
  readonly capo: number;
  /** The song's tune in ABC notation, transposed as far; empty for none. */
  readonly tune: string;
  /** Whether H natural is H, as in the songbook's own files, or B, as most programs have it. */
  readonly notation: 'german' | 'international';
  /** How chords are spelled in that notation; as transposed with flats if nothing else is said. */
  readonly spell: Spell;
}

/** Writes a song as a ChordPro file. A transposed song has its tune only where the form gives the tune transposed as well. */
export function formatChordPro(song: SongFile, form: Partial<GivenForm> = {}): string {
  const tuneInPlace = form.semitones ? '' : song.tune;
  const { notation = 'german' } = form;
  const spell: Spell = notation === 'german' ? (chord) => chord : formatInternational;
  const given: GivenForm = { semitones: 0, capo: song.capo, tune: tuneInPlace, notation, spell, ...form };
  const { tune } = given;
  return [
    ...formatFacts(song, given),
    '',
    ...formatBody(song, given),
    ...(tune === '' ? [] : ['', '{start_of_abc}', tune, '{end_of_abc}']),
    '',
  ].join('\n');
}

/** The directives that state the facts of a song, one a line, without those that say the default. */
function formatFacts(song: SongFile, { semitones, capo, notation, spell }: GivenForm): string[] {
  const list = (people: readonly string[]): string => people.join(`${PEOPLE_SEPARATOR} `);
  const values: Readonly<Record<Fact, string>> = {
    title: song.title,
    subtitle: song.author,
    lyricist: list(song.lyricists),
    composer: list(song.composers),
    arranger: list(song.arrangers),
    year: song.year,
    key: spell(transposeChordLine(song.key, semitones)),
    capo: capo === 0 ? '' : String(capo),
    time: song.time,
    tempo: song.tempo === 0 ? '' : String(song.tempo),
    copyright: song.rights,
    'meta: kind': song.kind,
    'meta: region': song.region,
    'meta: youtube': song.youtube,
    'meta: language': song.language === 'hy' ? '' : song.language,
    'meta: chords': song.evidence,
    'meta: source': song.source,
    'meta: notation': notation === 'german' ? '' : notation,
  };
  return FACTS.filter((fact) => values[fact] !== '').map((fact) =>
    formatDirective(fact, formatWords(values[fact])),
  );
}

/** The lines of a song with the directives that begin and end its sections. */
function formatBody({ body, sections }: SongFile, { semitones, spell }: GivenForm): string[] {
  const lines = body.lyrics.map((lyric, index) => {
    const number = numberPrefix(labelAt(sections, index));
    if (repeatedLines(lyric) !== null) return formatDirective('comment', lyric);
    return formatMarkedLine(
      transposeLine(
        lyric.slice(number.length),
        (body.chords[index] ?? '').slice(number.length),
        semitones,
        spell,
      ),
    );
  });
  const written: string[] = [];
  let index = 0;
  for (const section of sections) {
    written.push(...lines.slice(index, section.from), ...formatSection(section, lines));
    index = section.to;
  }
  return [...written, ...lines.slice(index)];
}

function formatSection({ kind, label, from, to }: SongSection, lines: readonly string[]): string[] {
  const written = formatWords(label);
  if (kind === 'recall') return [formatDirective('chorus', written)];
  return [
    formatDirective(`start_of_${kind}`, written),
    ...lines.slice(hasLabelLine(label) ? from + 1 : from, to),
    `{end_of_${kind}}`,
  ];
}
