import { SECTION_EDGE } from './chordPro/body';
import { parseItems, splitLines, type Item } from './chordPro/directives';
import { parseChordPro } from './chordPro/parseChordPro';
import { formatProblem, Problems, SongFileError, type Problem } from './chordPro/problems';
import { uncredited } from './credits';
import { isChordSymbol, isMinor, parseChordSymbol } from '../music';
import { remarkWords } from './remarks';
import { hasArmenianLetters } from './script';
import type { ReadSong } from './song';
import { CATALOGUE, fileSystem, readSongbook } from './songbook';
import { describeMelody } from './tunes/melody';
import { checkTune, readTune } from './tunes/readTune';
import { checkStaff } from './tunes/checkStaff';
import { toAbcSigns } from './tunes/tuneText';
import { layPhrases } from './tunes/underlay';

/** The folder of the song files, relative to the project's root. */
export const SONG_FOLDER = `${CATALOGUE}/songs`;

/** Reads every `NN-name.cho` of a folder in order; throws all problems in one error, gaps in the numbers included. */
export function readSongFiles(folder: string = SONG_FOLDER): ReadSong[] {
  const { drafts, problems } = readDrafts(folder);
  if (problems.length > 0) throw new SongFileError(problems.join('\n'));
  return drafts;
}

/**
 * What can be read of every song file of a folder, in order, and all problems as `file:line: reason`; without `isStrict`, a song
 * may lack facts.
 */
export function readDrafts(folder: string, isStrict = readSongbook().strict === true) {
  const problems: string[] = [];
  const drafts = songNames(folder).map((name, index) => {
    const path = `${folder}/${name}.cho`;
    const { draft, problems: found } = readSong(fileSystem().readFileSync(path, 'utf8'), isStrict);
    const note = (problem: Problem) => problems.push(formatProblem(problem, path));
    if (!/^\d\d-[a-z0-9-]+$/.test(name)) note({ line: 1, reason: 'the file is not named NN-name.cho' });
    else if (Number(name.slice(0, 2)) !== index)
      note({ line: 1, reason: `the name of the file begins with ${name.slice(0, 2)}, and ${index} is next` });
    found.forEach(note);
    return draft;
  });
  return { drafts, problems };
}

/** The names of the song files in a folder, without `.cho`, in order. */
export function songNames(folder: string = SONG_FOLDER): string[] {
  return fileSystem()
    .readdirSync(folder)
    .filter((name) => name.endsWith('.cho'))
    .map((name) => name.slice(0, -'.cho'.length))
    .sort();
}

/** Reads a song file with its tune; the song is null if there is a problem, and the draft is what could be read. */
export function readSong(text: string, isStrict = readSongbook().strict === true) {
  const { song, draft: written, problems } = parseChordPro(text, isStrict);
  const further = new Problems();
  const draft: ReadSong = {
    ...written,
    titleLanguage: hasArmenianLetters(written.title) ? undefined : written.language,
    key: written.key || (isStrict ? '' : lastKey(written.body.chords)),
    remark: remarkWords(written),
    tune: toAbcSigns(written.tune),
    melody: null,
    phrases: [],
  };
  const lineOf = (directive: string): number =>
    splitLines(text).findIndex((line) => line.replaceAll(' ', '').includes(`{${directive}`)) + 1;
  if (draft.author !== '')
    for (const name of uncredited(draft))
      further.found.push({
        line: lineOf('subtitle'),
        reason: `«${name}» made the song and is not in its «subtitle»`,
      });
  const outside = lineOutsideSections(parseItems(text));
  if (outside !== null)
    further.found.push({
      line: outside,
      reason:
        'the words stand in no strophe: write {start_of_verse} above a strophe and {end_of_verse} below it, or …chorus for a refrain',
    });
  const withMelody = further.at(lineOf('start_of_abc'), (): ReadSong => {
    if (draft.tune === '') return draft;
    const tune = readTune(draft.tune);
    if (!song) return draft;
    checkTune(tune, draft);
    checkStaff(draft.tune, tune.notes, draft.capo);
    return { ...draft, melody: describeMelody(tune), phrases: layPhrases(draft, tune) };
  });
  const found = [...problems, ...further.found].sort((one, other) => one.line - other.line);
  return { song: found.length === 0 ? withMelody : null, draft: withMelody ?? draft, problems: found };
}

/** The key in which a song's chords end, as songs mostly do in their own; C without chords. */
function lastKey(chordLines: readonly string[]): string {
  const last = chordLines.join(' ').split(/\s/).filter(isChordSymbol).at(-1) ?? 'C';
  return parseChordSymbol(last)!.root + (isMinor(last) ? 'm' : '');
}

/** The line of the first words that stand in no section; null if there are none. */
function lineOutsideSections(items: readonly Item[]): number | null {
  let isInside = false;
  for (const item of items)
    if (item.kind === 'directive') {
      const [, edge] = SECTION_EDGE.exec(item.directive.name) ?? [];
      if (edge) isInside = edge === 'start';
    } else if (item.kind === 'words' && !isInside) return item.line;
  return null;
}
