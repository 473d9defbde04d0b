import { parseInternational, rewriteInlineChords } from '../../music';
import { hasLabelLine, numberPrefix, repeatedLines } from '../sections';
import type { SongFile, SongSection } from '../song';
import { isFact, type Directive } from './directives';
import type { Item } from './items';
import { checkChord, parseMarkedLine, parseWords, placeMarks, type LinePair } from './line';
import { SongFileError, type Remarks } from './remarks';

/**
 * Reads the lyrics with their chords, the sections and the tune; problems go into the remarks. A refrain without a
 * label gets the label `refrain` if the song recalls it.
 */
export function parseBody(
  items: readonly Item[],
  { isInternational, refrain }: { isInternational: boolean; refrain: string },
  remarks: Remarks,
): Pick<SongFile, 'body' | 'sections' | 'tune'> {
  const isRecalled = items.some(
    (item) => item.kind === 'directive' && item.directive.name === 'chorus' && item.directive.value === '',
  );
  const reader = new BodyReader(isInternational, isRecalled ? refrain : '', remarks);
  for (const item of items) remarks.at(item.line, () => reader.read(item));
  remarks.at(items.at(-1)?.line ?? 1, () => {
    reader.finish();
    if (!items.some(({ kind }) => kind === 'words'))
      throw new SongFileError('a song has words after its directives');
  });
  const { pairs, sections, tune } = reader;
  return {
    body: { lyrics: pairs.map(({ lyric }) => lyric), chords: pairs.map(({ chords }) => chords) },
    sections,
    tune,
  };
}

/** The label of a section; some programs write it as `label="…"`. */
const readLabel = (value: string): string => parseWords(/^label="(.*)"$/.exec(value)?.[1] ?? value);

const SECTION_EDGE = /^(start|end)_of_(verse|chorus|bridge)$/;

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

  constructor(
    private readonly isInternational: boolean,
    /** The label for refrains that are written without one. */
    private readonly refrain: string,
    private readonly remarks: Remarks,
  ) {}

  read(item: Item): void {
    switch (item.kind) {
      case 'blank':
        this.isParted = true;
        break;
      case 'words':
        this.addWords(item.text, item.line);
        break;
      case 'environment':
        this.addEnvironment(item);
        break;
      case 'directive':
        this.follow(item.directive, item.line);
    }
  }

  finish(): void {
    if (this.open) throw new SongFileError(`«start_of_${this.open.name}» has no «end_of_${this.open.name}»`);
  }

  private follow({ name, value }: Directive, line: number): void {
    const [, edge, section = ''] = SECTION_EDGE.exec(name) ?? [];
    if (edge === 'start') this.start(section, readLabel(value) || (section === 'chorus' ? this.refrain : ''));
    else if (edge === 'end') this.end(section);
    else if (name === 'chorus') this.recall(readLabel(value));
    else if (name === 'comment' && repeatedLines(value) !== null) this.repeat(value);
    else if (name === 'comment') this.remarks.warn(line, `the comment «${value}» is left out`);
    else if (!isFact(name) && name !== 'artist') this.remarks.warn(line, `«${name}» is not used here`);
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
    const refrains = this.sections.filter(({ kind }) => kind === 'chorus');
    const recalled = label === '' ? refrains.at(-1) : refrains.find((refrain) => refrain.label === label);
    if (!recalled) throw new SongFileError('«chorus» recalls no refrain with a label that stands above it');
    this.isParted = true;
    const from = this.nextIndex();
    this.add({ lyric: recalled.label, chords: '' });
    this.sections.push({ kind: 'recall', label: recalled.label, from, to: from + 1 });
    this.isParted = true;
  }

  private repeat(mark: string): void {
    const count = repeatedLines(mark)!;
    const sung = this.open?.sung ?? 0;
    if (sung === 0 || (count !== Infinity && count > sung))
      throw new SongFileError(`«${mark}» does not stand below the lines of a section that it repeats`);
    this.add({ lyric: mark, chords: '' });
  }

  private addEnvironment({ name, text, isClosed, line }: Extract<Item, { kind: 'environment' }>): void {
    if (!isClosed) throw new SongFileError(`«start_of_${name}» has no «end_of_${name}»`);
    if (name !== 'abc') this.remarks.warn(line, `«start_of_${name}» is left out`);
    else if (this.tune !== '') throw new SongFileError('a song has one tune');
    else if (text.trim() === '') throw new SongFileError('the tune is empty');
    else this.tune = text;
  }

  private addWords(text: string, line: number): void {
    const { lyric, marks: all } = parseMarkedLine(text);
    const marks = all.filter((mark) => !this.isAnnotation(mark.text, line));
    if (repeatedLines(lyric) !== null)
      throw new SongFileError(`«${lyric}» is no words: write {comment: ${lyric}}`);
    const number = this.open?.sung === 0 ? numberPrefix(this.open.label) : '';
    const placed = marks.map(({ column, text }) => ({
      column: number.length + column,
      text: this.readChord(text),
    }));
    const words = number + (this.isInternational ? rewriteInlineChords(lyric, parseInternational) : lyric);
    const { chords, crowded } = placeMarks(placed, words.length);
    if (crowded !== null)
      this.remarks.warn(line, `«${crowded}» is moved on: it stands too close to the chord before it`);
    this.add({ lyric: words, chords });
    if (this.open) this.open.sung++;
  }

  /** Whether a mark is no chord: other programs write annotations, or nothing, in brackets. */
  private isAnnotation(mark: string, line: number): boolean {
    const isAnnotation = /^(\*.*)?$/.test(mark);
    if (isAnnotation) this.remarks.warn(line, `«[${mark}]» is left out`);
    return isAnnotation;
  }

  private readChord(mark: string): string {
    const chord = this.isInternational ? parseInternational(mark) : mark;
    checkChord(chord);
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
