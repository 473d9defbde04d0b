import { isNoChord, parseInternational } from '../../music';
import type { SongFile } from '../song';
import { parseVideoId } from '../youtube';
import { isFact, type Fact } from './directives';
import type { Item } from './items';
import { checkChord, readWords } from './line';
import { SongFileError, type Remarks } from './remarks';

/** A song file without words and tune. */
export type SongFacts = Omit<SongFile, 'body' | 'sections' | 'tune'>;

type Written = Readonly<Partial<Record<Fact, string>>>;

/** Reads the directives that state a song's facts; null where one of them is missing or malformed. */
export function readFacts(
  items: readonly Item[],
  remarks: Remarks,
): { facts: SongFacts | null; isInternational: boolean } {
  const written: Partial<Record<Fact, string>> = {};
  const lines: Partial<Record<Fact, number>> = {};
  const failed = new Set<Fact>();
  const state = (line: number, name: Fact, value: string): void => {
    if (written[name] !== undefined)
      return remarks.warn(line, `«${name}» stands twice: the first one counts`);
    lines[name] = line;
    const words = remarks.at(line, () => {
      if (value === '') throw new SongFileError(`«${name}» has no value`);
      return readWords(value);
    });
    if (words === null) failed.add(name);
    else written[name] = words;
  };
  const directives = items.flatMap((item) =>
    item.kind === 'directive' ? [{ line: item.line, ...item.directive }] : [],
  );
  for (const { line, name, value } of directives) if (isFact(name)) state(line, name, value);
  // Other programs name the artist; of two, the line below the title counts.
  const isSubtitled = lines.subtitle !== undefined;
  for (const { line, name, value } of directives) {
    if (name !== 'artist') continue;
    if (isSubtitled) remarks.warn(line, '«artist» is not used where there is a «subtitle»');
    else state(line, 'subtitle', value);
  }
  const isInternational = remarks.at(lines['meta: notation'] ?? 1, () => readNotation(written)) ?? false;
  const facts = Object.entries(FACT_READERS).map(([name, [fact, read]]) => {
    if (failed.has(fact)) return [name, null] as const;
    return [name, remarks.at(lines[fact] ?? 1, () => read(written[fact], written))] as const;
  });
  const isWhole = facts.every(([, value]) => value !== null);
  return { facts: isWhole ? (Object.fromEntries(facts) as unknown as SongFacts) : null, isInternational };
}

function readNotation({ 'meta: notation': notation = 'german' }: Written): boolean {
  if (notation !== 'german' && notation !== 'international')
    throw new SongFileError(`«${notation}» is no notation: write german or international`);
  return notation === 'international';
}

/** The directive that states each fact, and how it is read; what is read throws a SongFileError where it is malformed. */
const FACT_READERS: {
  readonly [Name in keyof SongFacts]: readonly [
    fact: Fact,
    read: (value: string | undefined, written: Written) => SongFacts[Name],
  ];
} = {
  title: ['title', (title) => stated('title', title)],
  author: ['subtitle', (author) => stated('subtitle', author)],
  youtube: [
    'meta: youtube',
    (youtube = '') => {
      if (youtube !== '' && parseVideoId(youtube) === null)
        throw new SongFileError(`«${youtube}» is no video`);
      return youtube;
    },
  ],
  key: [
    'key',
    (written, { 'meta: notation': notation }) => {
      const stands = stated('key', written);
      const key = notation === 'international' ? parseInternational(stands) : stands;
      if (isNoChord(key)) throw new SongFileError(`«${stands}» is no key`);
      checkChord(key);
      return key;
    },
  ],
  capo: [
    'capo',
    (capo = '0') => {
      if (!/^(\d|1[01])$/.test(capo)) throw new SongFileError(`«${capo}» is no fret for a capo`);
      return Number(capo);
    },
  ],
  time: [
    'time',
    (time = '') => {
      if (!/^([1-9]\d?\/(2|4|8|16))?$/.test(time)) throw new SongFileError(`«${time}» is no time signature`);
      return time;
    },
  ],
  tempo: [
    'tempo',
    (tempo = '0') => {
      if (!/^\d{1,3}$/.test(tempo)) throw new SongFileError(`«${tempo}» is no tempo in beats a minute`);
      return Number(tempo);
    },
  ],
  language: [
    'meta: language',
    (language = 'hy') => {
      if (language !== 'hy' && language !== 'fr')
        throw new SongFileError(`«${language}» is no language of the songbook`);
      return language;
    },
  ],
  rights: ['copyright', (rights) => stated('copyright', rights)],
  evidence: [
    'meta: chords',
    (evidence = 'suggested') => {
      if (evidence !== 'melody' && evidence !== 'chart' && evidence !== 'suggested')
        throw new SongFileError(`«${evidence}» is no evidence: write melody, chart or suggested`);
      return evidence;
    },
  ],
  source: [
    'meta: source',
    (source = '', { 'meta: chords': evidence = 'suggested' }) => {
      const isKnown = evidence === 'melody' || evidence === 'chart';
      if (isKnown ? source === '' : source !== '' && evidence === 'suggested')
        throw new SongFileError(
          'chords from a melody or a chart name a «meta: source», suggested ones do not',
        );
      return source;
    },
  ],
};

function stated(name: Fact, value: string | undefined): string {
  if (value === undefined) throw new SongFileError(`«${name}» is missing`);
  return value;
}
