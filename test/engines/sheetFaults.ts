/**
 * What is wrong on the sheet that is open: chords that do not stand over their own syllable or touch the next one, and
 * written spaces that are not seen. Called in the page, where it sees nothing else.
 */
export function sheetFaults(): string[] {
  const range = document.createRange();
  const placeOf = (text: Text, at: number): DOMRect => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect();
  };
  const isOneRow = (one: DOMRect, other: DOMRect): boolean =>
    Math.abs(one.bottom - other.bottom) < one.height / 2;
  const em = parseFloat(getComputedStyle(document.querySelector('[data-testid=sheet]')!).fontSize);

  const spaceFaults = (line: Element): string[] => {
    const letters = [...line.querySelectorAll('[data-testid=lyric]')].flatMap((lyric) =>
      [...lyric.childNodes].flatMap((text) =>
        text instanceof Text ? Array.from(text.data, (letter, at) => ({ text, at, letter })) : [],
      ),
    );
    const words = letters.map(({ letter }) => letter).join('');
    return Array.from(words.matchAll(/(?<=\S)\s+(?=\S)/g)).flatMap(({ index, 0: space }) => {
      const [before, after] = [letters[index - 1]!, letters[index + space.length]!];
      const [left, right] = [placeOf(before.text, before.at), placeOf(after.text, after.at)];
      const isLost = isOneRow(left, right) && right.left - left.right < 0.08 * em;
      return isLost ? [`no space in «${words.slice(Math.max(0, index - 8), index + 8)}»`] : [];
    });
  };

  const chordFaults = (line: Element): string[] => {
    const drawn = [...line.querySelectorAll('[data-testid=chord]')];
    // One in parentheses stands among the words.
    const above = drawn.filter((chord) => !chord.previousElementSibling?.textContent.endsWith('('));
    const chords = above.map((chord) => ({
      chord,
      name: chord.textContent,
      place: placeOf(chord.firstChild as Text, 0),
      end: placeOf(chord.firstChild as Text, chord.textContent.length - 1).right,
    }));
    return chords.flatMap(({ chord, name, place, end }, index) => {
      const next = chords[index + 1];
      const touches = next && isOneRow(place, next.place) && next.place.left < end;
      const syllable = chord.nextElementSibling?.firstChild;
      const below = syllable instanceof Text && syllable.length > 0 ? placeOf(syllable, 0) : null;
      const isAstray = below && (Math.abs(place.left - below.left) > 1 || place.bottom > below.top + em / 2);
      return [
        ...(touches ? [`${name} touches ${next.name}`] : []),
        ...(isAstray ? [`${name} is not over «${chord.nextElementSibling!.textContent}»`] : []),
      ];
    });
  };

  return [...document.querySelectorAll('[data-testid=song-line]:not([data-repeat=mark])')].flatMap((line) => [
    ...spaceFaults(line),
    ...chordFaults(line),
  ]);
}
