import { counted, labelled, quoted, songCount } from './common';

// Words of chord shapes, the chord dictionary, known chords and the visitor’s voice.
export const songChords = 'Accords de la chanson';
export const noChords = 'Cette chanson n’a pas d’accords.';
export const noVoicing = (chord: string): string => `Aucune position trouvée pour ${quoted(chord)}.`;
export const voicings = (chord: string): string => `Positions de l’accord ${chord}`;
export const previousVoicing = 'Position précédente';
export const nextVoicing = 'Position suivante';
export const diagram = (
  chord: string,
  { frets, barres }: { frets: readonly (number | null)[]; barres: readonly { fret: number }[] },
): string =>
  [
    `Accord ${chord}, cases de la ${frets.length}e corde à la 1re\u00a0: `,
    frets.map((fret) => (fret === null ? 'muette' : fret === 0 ? 'à vide' : fret)).join(', '),
    ...barres.map(({ fret }) => `, barré case ${fret}`),
  ].join('');
export const hand = 'Instrument pour\u00a0:';
export const easier = 'Plus facile à jouer';
export const barres = (count: number): string =>
  count === 0 ? 'sans barré' : counted(count, 'barré', 'barrés');
export const easyKey = (key: string, way: string): string =>
  labelled('Passer à une tonalité plus facile', `${key} (${way})`);
export const keyIsEasy = 'Cette tonalité est déjà facile';
export const voiceKey = (key: string, way: string): string =>
  labelled('Passer à une tonalité qui convient à votre voix', `${key} (${way})`);
export const keyFitsVoice = 'Cette tonalité convient à votre voix';
export const tuneIsWider = 'La mélodie dépasse votre tessiture';
export const reportLine = 'Signaler une erreur dans cette ligne';
export const reportSubject = (title: string): string => `Accords de ${quoted(title)}`;
export const reportBody = (
  place: Readonly<Record<'song' | 'line' | 'chord' | 'written' | 'transposition' | 'capo', string>>,
): string =>
  [
    labelled('Chanson', place.song),
    labelled('Ligne', place.line),
    labelled('Accord', `${place.chord} (dans l’original\u00a0: ${place.written})`),
    labelled('Transposition en demi-tons', `${place.transposition}, capo\u00a0: ${place.capo}`),
    '',
    'Que faut-il à la place\u00a0? ',
  ].join('\r\n');
export const chordsNeedScript =
  'Pour voir les accords et cocher ceux que vous connaissez, activez JavaScript dans les réglages du navigateur.';
export const chordsHint = 'Touchez un accord pour l’entendre. Cochez-le si vous le connaissez.';
export const findChord = 'Écrivez un accord';
export const chordExamples = 'Am7, F#m, C/G…';
export const writtenChords = 'Accords que vous avez écrits';
export const noSuchChord = (typed: string): string =>
  `${quoted(typed)} n’est pas un accord. Écrivez par exemple Am7, F#m ou C/G.`;
export const inNoSong = 'dans aucune chanson';
export const know = 'Je connais';
export const knowChord = (chord: string): string => `Je connais l’accord ${chord}`;
export const chordCount = (count: number): string => counted(count, 'accord', 'accords');
export const canPlay = 'Vous pouvez jouer';
export const knownChords = 'Vous connaissez\u00a0:';
export const tickMore = 'Cocher des accords';
export const movedBy = (way: string): string => `transposition de ${way}`;
export const lackOne = 'Il manque un accord';
export const oneMore = (count: number): string => `${songCount(count)} de plus`;
export const noKnownChords =
  'Cochez les accords que vous connaissez pour voir ici les chansons que vous pouvez jouer.';
export const firstChords = 'Commencer par les premiers accords';
export const nothingPlayable = 'Ces accords ne suffisent encore pour aucune chanson.';
export const chordsUnreachable = 'Les accords ne se sont pas chargés. Vérifiez la connexion.';

export const ownVoice = (range: string): string => labelled('La mienne', range);
export const groupHint =
  'Indiquez les voix qui chantent ensemble (six au plus). Chaque chanson proposera, sous «\u00a0Tonalité\u00a0», celle qui convient au groupe.';
export const addVoice = (name: string): string => `+ ${name}`;
export const keyFitsGroup = 'Cette tonalité convient le mieux au groupe';
export const groupKey = (key: string, way: string): string =>
  labelled('Passer à une tonalité qui convient au groupe', `${key} (${way})`);
export const leftOut = (names: readonly string[]): string => labelled('Hors tessiture', names.join(', '));
export const groupHasNoTune =
  'La mélodie de cette chanson ne figure pas dans le recueil\u00a0: impossible de proposer une tonalité au groupe.';
export const findByEar = 'Trouver à l’oreille';
export const finding = {
  lowest:
    'Écoutez la note et chantez-la. Descendez par demi-tons jusqu’à la note la plus grave que vous chantez sans forcer.',
  highest: 'Montez maintenant jusqu’à la note la plus aiguë que vous chantez sans forcer.',
};
export const tooClose = (semitones: number): string =>
  `Encore trop près de votre note la plus grave. Montez pour avoir au moins ${counted(semitones, 'demi-ton', 'demi-tons')} d’écart, ou cherchez de nouveau la plus grave.`;
export const lowestFound = (note: string): string => labelled('Votre note la plus grave', note);
export const findLowestAgain = 'Chercher de nouveau la plus grave';
export const isMine = { lowest: 'C’est ma plus grave', highest: 'C’est ma plus aiguë' };
export const stepBy = (semitones: number): string =>
  `Un ${Math.abs(semitones) === 1 ? 'demi-ton' : 'ton'} plus ${semitones < 0 ? 'bas' : 'haut'}`;
export const resetKey = (key: string, way: string): string =>
  labelled('Revenir à la tonalité d’origine', `${key} (${way})`);
export const keyIsOriginal = 'C’est la tonalité d’origine';
export const range = 'Ambitus';
export const mode = 'Mode';
export const rangeOf = (lowest: string, highest: string): string => `${lowest}–${highest}`;
export const modes = {
  major: 'majeur',
  minor: 'mineur',
  harmonicMinor: 'mineur harmonique',
  dorian: 'dorien',
  phrygian: 'phrygien',
  mixolydian: 'mixolydien',
  hijaz: 'hijaz',
};
export const voice = 'Votre voix';
export const hearFirstNote = (note: string): string => labelled('Écouter la première note', note);
export const hearTonic = (note: string): string => labelled('Écouter la tonique', note);
