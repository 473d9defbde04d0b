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
export const beatsAMinute = (beats: number, isDotted: boolean): string =>
  `noire ${isDotted ? 'pointée ' : ''}à ${beats}`;
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
export const nextFavorite = 'Favori suivant\u00a0:';
export const playedSet = 'Setlist';
export const previousInSet = 'Précédente\u00a0:';
export const nextInSet = 'Suivante\u00a0:';
export const setEnd = 'Dernière chanson de la setlist';
export const leaveSet = 'Quitter la setlist';
export const stage = 'Plein écran';
export const stageHint = 'La chanson seule';
/** The name, for screen readers, of a line's hidden words. */
export const seeHidden = 'Voir les mots cachés';
/** A song that scrolls by itself, in silence. */
export const scroll = 'Défilement automatique';
export const ownLetters = 'Arménien';
export const latinLetters = (): string => 'Latin';
export const printBooklet = 'Imprimer un livret';
