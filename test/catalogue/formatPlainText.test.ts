import { formatPlainText, songs } from '../../src/catalogue';

test('a song as plain text: moved chords above the words, in ordinary spaces', () => {
  const over = (chords: string): string => chords.replaceAll(' ', '\u00a0');
  const song = {
    ...songs[0]!,
    title: 'Օրոր',
    author: 'Ժողովրդական',
    body: {
      lyrics: ['Քուն եղիր', '', '', 'Կրկներգ', 'le (A) soir'],
      chords: ['Am   Dm    E7', '', 'Am H7', '', '       E'].map(over),
    },
  };
  expect(formatPlainText(song, 1, { facts: ['Կապո՝ 3'] }).split('\n')).toEqual([
    'Օրոր',
    'Ժողովրդական',
    'Կապո՝ 3',
    '',
    'Bbm  Ebm   F7',
    'Քուն եղիր',
    '',
    'Bbm C7',
    'Կրկներգ',
    '        F',
    'le (Bb) soir',
    '',
  ]);
});
