import { formatChordLine, parseInternational } from '../../music';
import { hasLabelLine, numberPrefix, repeatedLines } from '../sections';
import type { SongSection } from '../song';
import type { Directive, Item } from './directives';
import { isFact } from './formatChordPro';
import { checkChord, MARK, parseMarkedLine, parseWords, readInlineChords, type LinePair } from './line';
import { SongFileError, type Problems } from './problems';

/** Reads the lyrics with their chords, the sections and the tune. */
export function parseBody(items: readonly Item[], isInternational: boolean, problems: Problems) {
  const reader = new BodyReader(isInternational);
  for (const item of items) problems.at(item.line, () => reader.read(item));
  problems.at(items.at(-1)?.line ?? 1, () => {
    reader.finish();
    if (!items.some(({ kind }) => kind === 'words'))
      throw new SongFileError('the song has no words after its directives');
  });
  const { pairs, sections, tune } = reader;
  return {
    body: { lyrics: pairs.map(({ lyric }) => lyric), chords: pairs.map(({ chords }) => chords) },
    sections,
    tune,
  };
}

/** The names of the directives around a section. */
export const SECTION_EDGE = /^(start|end)_of_(verse|chorus)$/;

/** A section whose end is not read yet; `from` is its first line, `sung` counts its lines of words. */
interface OpenSection {
  readonly name: string;
  readonly label: string;
  readonly from: number;
  sung: number;
}

/** Builds the lines of a song from the items of its file. */
class BodyReader {
  readonly pairs: LinePair[] = [];
  readonly sections: SongSection[] = [];
  tune = '';
  private open: OpenSection | null = null;
  /** Whether a blank line precedes the next line. */
  private isParted = false;

  constructor(private readonly isInternational: boolean) {}

  read(item: Item): void {
    if (item.kind === 'blank') this.isParted = true;
    else if (item.kind === 'words') this.addWords(item.text);
    else if (item.kind === 'tune') this.addTune(item.text, item.isClosed);
    else this.follow(item.directive);
  }

  finish(): void {
    if (this.open) throw new SongFileError(`«start_of_${this.open.name}» has no «end_of_${this.open.name}»`);
  }

  private follow({ name, value }: Directive): void {
    const [, edge, section = ''] = SECTION_EDGE.exec(name) ?? [];
    if (edge === 'start') this.start(section, this.readLabel(value));
    else if (edge === 'end') this.end(section);
    else if (name === 'chorus') this.recall(this.readLabel(value));
    else if (name === 'comment') this.repeat(value);
    else if (!isFact(name)) throw new SongFileError(`«${name}» is no directive of a song file`);
  }

  /** The label of a section, as a plain value or as ChordPro's attribute: `label="Verse 1"`. */
  private readLabel(value: string): string {
    const [, , label] = /^label\s*=\s*(["'])(.*)\1$/.exec(value) ?? [];
    if (label === undefined && /^\w+\s*=/.test(value))
      throw new SongFileError(`«${value}» is no label: write label="…" or the label alone`);
    return readInlineChords(parseWords(label ?? value), this.isInternational);
  }

  private start(name: string, label: string): void {
    if (this.open) throw new SongFileError(`«start_of_${name}» stands inside another section`);
    this.isParted = true;
    this.open = { name, label, from: this.nextIndex(), sung: 0 };
    if (hasLabelLine(label)) this.add({ lyric: label, chords: '' });
  }

  private end(name: string): void {
    const { open } = this;
    if (open?.name !== name) throw new SongFileError(`«end_of_${name}» ends no such section`);
    this.open = null;
    this.isParted = true;
    if (open.sung === 0) throw new SongFileError(`«start_of_${name}» has no words`);
    const kind = name === 'chorus' ? 'chorus' : 'verse';
    this.sections.push({ kind, label: open.label, from: open.from, to: this.pairs.length });
  }

  private recall(label: string): void {
    if (this.open) throw new SongFileError('«chorus» stands inside another section');
    const isMeant = ({ kind, label: own }: SongSection): boolean =>
      kind === 'chorus' && (label === '' || own === label);
    const recalled = this.sections.filter(isMeant).at(-1);
    if (!recalled?.label)
      throw new SongFileError('«chorus» recalls no refrain with a label that stands above it');
    this.isParted = true;
    const from = this.nextIndex();
    this.add({ lyric: recalled.label, chords: '' });
    this.sections.push({ kind: 'recall', label: recalled.label, from, to: from + 1 });
    this.isParted = true;
  }

  private repeat(mark: string): void {
    const count = repeatedLines(mark);
    if (count === null) throw new SongFileError(`the comment «${mark}» does not say what is repeated`);
    const sung = this.open?.sung ?? 0;
    if (sung === 0 || (count !== Infinity && count > sung))
      throw new SongFileError(`«${mark}» does not stand below the lines of a section that it repeats`);
    this.add({ lyric: mark, chords: '' });
  }

  private addTune(text: string, isClosed: boolean): void {
    if (!isClosed) throw new SongFileError('«start_of_abc» has no «end_of_abc»');
    if (this.tune !== '') throw new SongFileError('the song has a second tune');
    if (text.trim() === '') throw new SongFileError('the tune is empty');
    this.tune = text;
  }

  private addWords(text: string): void {
    const number = this.open?.sung === 0 ? numberPrefix(this.open.label) : '';
    // A line that cannot be read still counts in its section.
    this.add({ lyric: number + text.replaceAll(MARK, ''), chords: '' });
    if (this.open) this.open.sung++;
    const { lyric, marks } = parseMarkedLine(text);
    if (repeatedLines(lyric) !== null)
      throw new SongFileError(`«${lyric}» is no words: write {comment: ${lyric}}`);
    const placed = marks.map(({ column, text }) => ({
      column: number.length + column,
      text: this.readChord(text),
    }));
    const words = readInlineChords(lyric, this.isInternational);
    this.pairs.splice(-1, 1, { lyric: number + words, chords: formatChordLine(placed) });
  }

  private readChord(mark: string): string {
    const chord = this.isInternational ? parseInternational(mark) : mark;
    checkChord(chord, mark);
    return chord;
  }

  private add(pair: LinePair): void {
    if (this.pairs.length < this.nextIndex()) this.pairs.push({ lyric: '', chords: '' });
    this.isParted = false;
    this.pairs.push(pair);
  }

  /** The index of the next line, after a blank line if one is due. */
  private nextIndex(): number {
    return this.pairs.length + (this.isParted && this.pairs.length > 0 ? 1 : 0);
  }
}
