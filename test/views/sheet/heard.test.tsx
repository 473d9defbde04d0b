/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { songs, writtenSheet } from '../../../src/catalogue';
import { makeRomaniser } from '../../../src/catalogue/romanisation';
import { transposeChordLine } from '../../../src/music';
import { hideWords } from '../../../src/views/play/byHeart/hideWords';
import { Sheet } from '../../../src/views/sheet/Sheet';
import { stanzaName } from '../../../src/views/sheet/sheetLayout';
import { chordsBefore } from '../../../src/views/text/hy';
import { renderSongbook } from '../../support/renderSongbook';
import { plainWords } from '../../support/songText';
import { storedSettings } from '../../support/storedSettings';

/** The text of a line without what is hidden from screen readers. */
function heardOf(line: Element): string {
  const heard = line.cloneNode(true) as Element;
  for (const hidden of heard.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return plainWords(heard.textContent);
}

const isArmenian = (lyric: string): boolean => /\p{Script=Armenian}/u.test(lyric);

type Settings = Parameters<typeof storedSettings>[0];
const WAYS: readonly Settings[] = [
  {},
  { chordsAnnounced: true },
  { latin: 'eastern', latinHeard: true },
  { latin: 'eastern', latinAlone: true },
];
const cases = WAYS.flatMap((settings) => [1, 22, 36, 50].map((id) => [id, settings] as const));

test.each(cases)('of song %i stanzas are heard by name and lines whole, with %j', async (id, settings) => {
  const song = songs[id]!;
  const stored = { [`tr${id}`]: '1', ...storedSettings(settings) };
  await renderSongbook('/', { part: <Sheet id={song.id} />, stored });
  const isLatin = settings.latin !== undefined && song.body.lyrics.some(isArmenian);
  await waitFor(() => expect(screen.getByTestId('sheet').hasAttribute('data-latin')).toBe(isLatin));
  const say = (line: number): string => {
    const lyric = song.body.lyrics[line]!;
    const { words } = writtenSheet(song)[line]!;
    const chords = words.flat().flatMap(({ above, inline }) => [above, inline]);
    const names = chords.flatMap((chord) => (chord ? [transposeChordLine(chord.written, 1)] : []));
    const announced = settings.chordsAnnounced && names.length > 0 ? chordsBefore(names) : '';
    return plainWords(
      announced + (isLatin && isArmenian(lyric) ? makeRomaniser('eastern').write(lyric) : lyric),
    );
  };
  const heard = screen
    .getAllByTestId('stanza')
    .map((stanza) => [stanza.ariaLabel, ...Array.from(stanza.children, heardOf).filter(Boolean)]);
  const written = song.sections.map(({ from, to }) => [
    stanzaName(song, from) ?? null,
    ...Array.from({ length: to - from }, (_, place) => say(from + place)).filter(Boolean),
  ]);
  expect(heard).toEqual(written);
});

test('a screen reader hears hidden words only when asked to, whatever the notation of the chords', async () => {
  const written = songs[7]!.body.lyrics[0]!;
  const part = <Sheet id={songs[7]!.id} arrange={hideWords({ section: 0, step: 'ends' })!} />;
  const { user } = await renderSongbook('/', { part, stored: storedSettings({ notation: 'glyphs' }) });
  const [gap] = await screen.findAllByRole('button', { name: 'Տեսնել թաքցված խոսքերը' });
  const [first] = screen.getAllByTestId('song-line');
  expect(heardOf(first!)).toMatch(/^Պատկիրքըդ՝ /);
  expect(first!).not.toHaveAttribute('role');
  for (const key of ['{Enter}', ' ']) {
    act(() => gap!.focus());
    await user.keyboard(key);
    expect(written).toMatch(new RegExp(`^Պատկիրքըդ՝ .* ${gap!.getAttribute('aria-label')}$`));
    await user.keyboard(key);
    expect(gap).toHaveAccessibleName('Տեսնել թաքցված խոսքերը');
  }
});
