import { isNoChord, parseInternational } from '../../music';
import { METRE } from '../metre';
import { SHARED_REMARKS } from '../remarks';
import { EVIDENCE, KINDS, type SongFile } from '../song';
import { FIRST_LANGUAGE } from '../songbook';
import { parseVideoId } from '../videoId';
import { PEOPLE_SEPARATOR, type Item } from './directives';
import { isFact, type Fact } from './formatChordPro';
import { checkChord, parseWords, readInlineChords, SCRIPTS } from './line';
import { SongFileError, type Problems } from './problems';

const NOTATIONS = ['german', 'international'] as const;
const STRICT_LANGUAGES = ['hy', 'fr'] as const;
const YEAR = /^(\d{4}(\/\d{4})?|\d{3}X|\d{2}XX)?$/;

type SongFacts = Omit<SongFile, 'body' | 'sections' | 'tune'>;

/** Parses the directives for a song's facts. One that is missing or malformed is a problem, and empty. */
export function parseFacts(items: readonly Item[], problems: Problems, isStrict: boolean) {
  const statements = collectStatements(items, problems);
  const parse = <Value>(
    fact: Fact,
    read: (value: string | undefined, fact: Fact) => Value,
    empty: Value,
  ): Value => {
    const { line, value } = statements.get(fact) ?? { line: 1, value: undefined };
    return value === null ? empty : (problems.at(line, () => read(value, fact)) ?? empty);
  };
  const demanded = isStrict ? demand : (value = '') => value;
  const isInternational =
    parse('meta: notation', (notation = 'german') => oneOf(NOTATIONS, notation, 'notation'), 'german') ===
    'international';
  const facts: SongFacts = {
    title: parse('title', demand, ''),
    author: parse('subtitle', demanded, ''),
    lyricists: parse('lyricist', parsePeople, []),
    composers: parse('composer', parsePeople, []),
    arrangers: parse('arranger', parsePeople, []),
    year: parse('year', (year = '') => check(year, YEAR, 'time: write 1907, 1903/1904, 189X or 18XX'), ''),
    kind: parse<SongFacts['kind']>(
      'meta: kind',
      (kind = '') => kind && oneOf(KINDS, kind, 'kind of song'),
      '',
    ),
    region: parse('meta: region', (region = '') => region, ''),
    youtube: parse('meta: youtube', parseYoutube, ''),
    key: parse('key', (key) => parseKey(demanded(key, 'key'), isInternational), ''),
    capo: parse('capo', (capo = '0') => Number(check(capo, /^(\d|1[01])$/, 'fret for a capo')), 0),
    time: parse('time', (time = '') => time && check(time, METRE, 'time signature'), ''),
    tempo: parse('tempo', (tempo = '0') => Number(check(tempo, /^\d{1,3}$/, 'tempo in beats a minute')), 0),
    language: parse<string>(
      'meta: language',
      isStrict
        ? (language = 'hy') => oneOf(STRICT_LANGUAGES, language, 'language of the songbook')
        : parseLanguage,
      'hy',
    ),
    rights: parse('copyright', demanded, ''),
    evidence: parse<SongFacts['evidence']>(
      'meta: chords',
      (evidence = isStrict ? 'suggested' : '') => evidence && oneOf(EVIDENCE, evidence, 'evidence'),
      'suggested',
    ),
    source: parse(
      'meta: source',
      (source) => parseSource(source, statements.get('meta: chords')?.value ?? undefined),
      '',
    ),
    remark: parse('meta: remark', (remark = '') => parseRemark(remark, isInternational), ''),
  };
  return { facts, isInternational };
}

/** The line of each fact's directive, and its value; null if it is malformed. */
function collectStatements(items: readonly Item[], problems: Problems) {
  const statements = new Map<Fact, { line: number; value: string | null }>();
  for (const item of items) {
    if (item.kind !== 'directive' || !isFact(item.directive.name)) continue;
    const { name, value } = item.directive;
    const first = statements.get(name);
    const words = problems.at(item.line, () => {
      if (first) throw new SongFileError(`«${name}» stands twice`);
      if (value === '') throw new SongFileError(`«${name}» has no value`);
      return parseWords(value);
    });
    statements.set(name, { line: first?.line ?? item.line, value: words });
  }
  return statements;
}

function demand(value: string | undefined, fact: Fact): string {
  if (value === undefined) throw new SongFileError(`«${fact}» is missing`);
  return value;
}

function check(value: string, pattern: RegExp, noun: string): string {
  if (!pattern.test(value)) throw new SongFileError(`«${value}» is no ${noun}`);
  return value;
}

function oneOf<Value extends string>(known: readonly Value[], value: string, noun: string): Value {
  const found = known.find((other) => other === value);
  if (found === undefined) throw new SongFileError(`«${value}» is no ${noun}: write ${known.join(', ')}`);
  return found;
}

function parsePeople(people = ''): readonly string[] {
  if (people === '') return [];
  const names = people.split(PEOPLE_SEPARATOR).map((name) => name.trim());
  if (names.includes('')) throw new SongFileError(`«${people}» leaves a name out between semicolons`);
  return names;
}

function parseYoutube(youtube = ''): string {
  if (youtube !== '' && parseVideoId(youtube) === null) throw new SongFileError(`«${youtube}» is no video`);
  return youtube;
}

/** A language by its code; by default the first one of the songbook. */
function parseLanguage(code: string = FIRST_LANGUAGE): string {
  const isCode = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(code);
  if (!isCode || !SCRIPTS.includes(new Intl.Locale(code).maximize().script ?? ''))
    throw new SongFileError(`«${code}» is no code of a language in Armenian, Latin or Cyrillic letters`);
  return code;
}

function parseKey(written: string, isInternational: boolean): string {
  if (written === '') return '';
  const key = isInternational ? parseInternational(written) : written;
  if (isNoChord(key)) throw new SongFileError(`«${written}» is no key`);
  checkChord(key, written);
  return key;
}

function parseSource(source = '', evidence = 'suggested'): string {
  const isKnown = evidence === 'melody' || evidence === 'chart';
  if (isKnown ? source === '' : source !== '' && evidence === 'suggested')
    throw new SongFileError('chords from a melody or a chart name a «meta: source», suggested ones do not');
  return source;
}

function parseRemark(remark: string, isInternational: boolean): string {
  if (/^\w+$/.test(remark)) return oneOf(Object.keys(SHARED_REMARKS), remark, 'shared remark');
  return readInlineChords(remark, isInternational);
}
