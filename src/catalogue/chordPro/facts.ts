import { isNoChord, parseInternational } from '../../music';
import { KINDS } from '../kinds';
import type { Evidence, SongFile } from '../song';
import { parseVideoId } from '../songValues';
import { isFact, PEOPLE_SEPARATOR, type Fact } from './directives';
import type { Item } from './items';
import { checkChord, parseWords } from './line';
import { SongFileError, type Problems } from './problems';

export type SongFacts = Omit<SongFile, 'body' | 'sections' | 'tune'>;

/** The values of the fact directives, their lines, and the facts whose value is malformed. */
interface Statements {
  readonly values: Readonly<Partial<Record<Fact, string>>>;
  readonly lines: Readonly<Partial<Record<Fact, number>>>;
  readonly failed: ReadonlySet<Fact>;
}

/** Parses the directives for a song's facts; `facts` is null if one of them is missing or malformed. */
export function parseFacts(
  items: readonly Item[],
  problems: Problems,
): { facts: SongFacts | null; isInternational: boolean } {
  const { values, lines, failed } = collectStatements(items, problems);
  const parse = <Value>(fact: Fact, read: (value: string | undefined, fact: Fact) => Value): Value | null =>
    failed.has(fact) ? null : problems.at(lines[fact] ?? 1, () => read(values[fact], fact));
  const isInternational = parse('meta: notation', isInternationalNotation) ?? false;
  const facts = {
    title: parse('title', demand),
    author: parse('subtitle', demand),
    lyricists: parse('lyricist', parsePeople),
    composers: parse('composer', parsePeople),
    arrangers: parse('arranger', parsePeople),
    year: parse('year', parseYear),
    kind: parse('meta: kind', parseKind),
    region: parse('meta: region', (region = '') => region),
    youtube: parse('meta: youtube', parseYoutube),
    key: parse('key', (key) => parseKey(demand(key, 'key'), isInternational)),
    capo: parse('capo', parseCapo),
    time: parse('time', parseTime),
    tempo: parse('tempo', parseTempo),
    language: parse('meta: language', parseLanguage),
    rights: parse('copyright', demand),
    evidence: parse('meta: chords', parseEvidence),
    source: parse('meta: source', (source) => parseSource(source, values['meta: chords'])),
  };
  return { facts: isWhole(facts) ? facts : null, isInternational };
}

function isWhole(facts: { readonly [Name in keyof SongFacts]: SongFacts[Name] | null }): facts is SongFacts {
  return Object.values(facts).every((value) => value !== null);
}

function collectStatements(items: readonly Item[], problems: Problems): Statements {
  const values: Partial<Record<Fact, string>> = {};
  const lines: Partial<Record<Fact, number>> = {};
  const failed = new Set<Fact>();
  for (const item of items) {
    if (item.kind !== 'directive' || !isFact(item.directive.name)) continue;
    const { name, value } = item.directive;
    const words = problems.at(item.line, () => {
      if (lines[name] !== undefined) throw new SongFileError(`«${name}» stands twice`);
      if (value === '') throw new SongFileError(`«${name}» has no value`);
      return parseWords(value);
    });
    if (words === null) failed.add(name);
    else values[name] = words;
    lines[name] ??= item.line;
  }
  return { values, lines, failed };
}

function demand(value: string | undefined, fact: Fact): string {
  if (value === undefined) throw new SongFileError(`«${fact}» is missing`);
  return value;
}

function isInternationalNotation(notation = 'german'): boolean {
  if (notation !== 'german' && notation !== 'international')
    throw new SongFileError(`«${notation}» is no notation: write german or international`);
  return notation === 'international';
}

function parsePeople(people = ''): readonly string[] {
  if (people === '') return [];
  const names = people.split(PEOPLE_SEPARATOR).map((name) => name.trim());
  if (names.includes('')) throw new SongFileError(`«${people}» leaves a name out between semicolons`);
  return names;
}

function parseYear(year = ''): string {
  if (!/^(\d{4}(\/\d{4})?|\d{3}X|\d{2}XX)?$/.test(year))
    throw new SongFileError(`«${year}» is no time: write 1907, 1903/1904, 189X or 18XX`);
  return year;
}

function parseKind(written = ''): SongFacts['kind'] {
  const kind = KINDS.find((known) => known === written);
  if (kind === undefined && written !== '')
    throw new SongFileError(`«${written}» is no kind of song: write ${KINDS.join(', ')}`);
  return kind ?? '';
}

function parseYoutube(youtube = ''): string {
  if (youtube !== '' && parseVideoId(youtube) === null) throw new SongFileError(`«${youtube}» is no video`);
  return youtube;
}

function parseKey(written: string, isInternational: boolean): string {
  const key = isInternational ? parseInternational(written) : written;
  if (isNoChord(key)) throw new SongFileError(`«${written}» is no key`);
  checkChord(key);
  return key;
}

function parseCapo(capo = '0'): number {
  if (!/^(\d|1[01])$/.test(capo)) throw new SongFileError(`«${capo}» is no fret for a capo`);
  return Number(capo);
}

function parseTime(time = ''): string {
  if (!/^([1-9]\d?\/(2|4|8|16))?$/.test(time)) throw new SongFileError(`«${time}» is no time signature`);
  return time;
}

function parseTempo(tempo = '0'): number {
  if (!/^\d{1,3}$/.test(tempo)) throw new SongFileError(`«${tempo}» is no tempo in beats a minute`);
  return Number(tempo);
}

function parseLanguage(language = 'hy'): SongFacts['language'] {
  if (language !== 'hy' && language !== 'fr')
    throw new SongFileError(`«${language}» is no language of the songbook`);
  return language;
}

function parseEvidence(evidence = 'suggested'): Evidence {
  if (evidence !== 'melody' && evidence !== 'chart' && evidence !== 'suggested')
    throw new SongFileError(`«${evidence}» is no evidence: write melody, chart or suggested`);
  return evidence;
}

function parseSource(source = '', evidence = 'suggested'): string {
  const isKnown = evidence === 'melody' || evidence === 'chart';
  if (isKnown ? source === '' : source !== '' && evidence === 'suggested')
    throw new SongFileError('chords from a melody or a chart name a «meta: source», suggested ones do not');
  return source;
}
