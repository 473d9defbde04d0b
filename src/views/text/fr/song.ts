import { counted, labelled, quoted, tabTitle } from './common';

// Words around a song: its head, its sheet, its tools, and how it is turned.
export const songTabTitle = (title: string, author: string) =>
  tabTitle(author ? `${title} - ${author}` : title);
export const songDescription = (title: string, author: string, opening: string): string =>
  `Paroles et accords de guitare de ${quoted(title)}. ${author && `${author}. `}${opening}`;
export const transposition = 'Transposer';
export const transposeUp = 'Monter d’un demi-ton';
export const transposeDown = 'Baisser d’un demi-ton';
/** How far a key lies above or below the original one. */
export const fromOriginal = (way: number): string =>
  `${counted(Math.abs(way), 'demi-ton', 'demi-tons')} plus ${way > 0 ? 'haut' : 'bas'} que l’original`;
export const transposed = (key: string, way: number): string =>
  labelled(
    key,
    way === 0
      ? 'original'
      : `${counted(Math.abs(way), 'demi-ton', 'demi-tons')} plus ${way > 0 ? 'haut' : 'bas'}`,
  );
export const resetKey = (key: string, way: string): string =>
  labelled('Revenir à la tonalité d’origine', `${key} (${way})`);
export const keyIsOriginal = 'C’est la tonalité d’origine';
export const beatsAMinute = (beats: number, isDotted: boolean): string =>
  `noire ${isDotted ? 'pointée ' : ''}à ${beats}`;
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
/** The chords of a line, said before its words. */
export const chordsBefore = (chords: readonly string[]): string => `${chords.join(', ')}. `;
const couplets = { verse: (number: number): string => `Couplet ${number}`, chorus: 'Refrain' };
/** The names, for screen readers, of a numbered verse and of a chorus without its own name. */
export const stanzaNames = { hy: couplets, fr: couplets };
export const unreadChord = 'Ce signe n’est pas un accord\u00a0: il ne se transpose pas';
export const video = (title: string): string => labelled('Vidéo', title);
export const playVideo = 'Voir la vidéo';
export const watchOnYouTube = 'Si la vidéo ne s’ouvre pas, regardez-la sur YouTube';
export const videoNeedsNetwork = 'La vidéo demande une connexion\u00a0: elle apparaîtra dès son retour.';
export const voice = 'Votre voix';
/** Said before the key of the shapes that are played above the capo. */
export const capoOn = (fret: number): string => `Capo ${fret}\u00a0:`;
export const movedOnPaper = (way: string, original: string): string =>
  `transposition de ${way} (original\u00a0: ${original})`;
export const doubtful = 'Nous ne sommes pas sûrs de ce vers';
export const ownTranslation =
  'La traduction est celle de ce recueil. Nous ne sommes pas sûrs des vers marqués (?).';
export const latinNote = (): string => 'Translittération automatique';
export const evidence = {
  melody: 'Accords vérifiés d’après la mélodie notée',
  chart: 'Accords vérifiés d’après un recueil imprimé',
  suggested: 'Ces accords sont notre proposition\u00a0: nous n’avons pas trouvé de mélodie notée.',
};
export const foundAt = (source: string): string => `(${labelled('source', source)}).`;

export const shapes = 'Accords';
export const shapesTitle = { guitar: 'Accords à la guitare', ukulele: 'Accords à l’ukulélé' };
export const hearFirstNote = (note: string): string => labelled('Écouter la première note', note);
export const hearTonic = (note: string): string => labelled('Écouter la tonique', note);
export const readerTools = 'Outils de la chanson';
export const look = 'Affichage';
export const share = 'Partager';
export const shareTitle = 'Partager la chanson';
export const sharedKey = 'La chanson est dans la tonalité du lien.';
export const lentLatin = 'Les paroles sont aussi en lettres latines pendant cette visite.';
export const keepLatin = 'Garder les lettres latines';
export const unreadKey = 'La tonalité du lien est illisible\u00a0: la chanson est dans la vôtre.';
export const keepSharedKey = 'Garder cette tonalité';
export const ownKey = 'Revenir à ma tonalité';

export const listen = 'Écouter';
export const pausePlaying = 'Pause';
export const goOn = 'Reprendre';
export const speed = 'Vitesse de défilement';
export const slower = 'Ralentir';
export const faster = 'Accélérer';
export const linesPerMinute = 'lignes/min';
export const pageEnd = 'Fin';
export const nextFavorite = 'Favori suivant\u00a0:';
export const playedSet = 'Setlist';
export const previousInSet = 'Précédente\u00a0:';
export const nextInSet = 'Suivante\u00a0:';
export const setEnd = 'Dernière chanson de la setlist';
export const leaveSet = 'Quitter la setlist';
export const stage = 'Plein écran';
export const stageHint = 'La chanson seule';
export const leaveStage = 'Quitter le plein écran';
export const screens = 'Écrans de la chanson';

// Words of the table that says how Latin letters are pronounced.
export const pronunciation = 'Comment prononcer les lettres';
/** How the sounds that mislead are pronounced, by their Latin letters. */
export const sounds = {
  ë: 'comme le e de «\u00a0le\u00a0»',
  kh: 'comme la jota espagnole',
  gh: 'comme un r français',
  ts: 'comme dans «\u00a0tsar\u00a0»',
  dz: 'd et z d’un seul son',
  ch: 'comme tch dans «\u00a0tchèque\u00a0»',
  j: 'comme dj dans «\u00a0djinn\u00a0»',
  zh: 'comme le j de «\u00a0jour\u00a0»',
  r: 'roulé du bout de la langue',
};
export const initialLetters = 'Au début d’un mot, on dit «\u00a0yè\u00a0» et «\u00a0vo\u00a0».';
export const stressMark = 'Ce signe accentue le mot\u00a0; la ligne latine ne l’a pas.';
export const toneMarks =
  'Question ou exclamation\u00a0: la voix monte ici. La ligne latine met le signe après le mot.';
