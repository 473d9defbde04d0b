import { languageTitle } from './help';
import { voice } from './guitar';

// Words of the reader settings.
export const voices = {
  none: 'Non indiquée',
  bass: 'Basse',
  baritone: 'Baryton',
  tenor: 'Ténor',
  alto: 'Alto',
  mezzo: 'Mezzo-soprano',
  soprano: 'Soprano',
  child: 'Enfant',
};

export const group = 'Voix du groupe';
export const ownNote = 'Mon mémo sur la chanson';
export const ownNoteExample = 'lent, commencer sur sol';

export const words = 'Paroles';

export const settingNames = {
  textSize: 'Taille du texte',
  theme: 'Thème',
  listBeside: 'Liste à côté',
  sheet: 'Afficher',
  notation: 'Notation des accords',
  latin: 'Prononciation',
  meaning: 'Traduction',
  latinAlone: 'Lettres latines seules',
  latinHeard: 'Lecteur d’écran\u00a0: lire les lettres latines',
  cyrillic: 'En lettres cyrilliques',
  language: languageTitle,
  instrument: 'Instrument',
  shapesAbove: 'Diagrammes d’accords au-dessus de la chanson',
  hand: 'Accords pour gaucher',
  voice,
  group,
  accompaniment: 'Accompagnement',
  playsOn: 'Enchaîner sur la chanson suivante',
  fullRefrains: 'En jouant, afficher chaque refrain en entier',
  chordsAnnounced: 'Lecteur d’écran\u00a0: lire aussi les accords',
  bookletPaper: 'Papier du livret',
  bookletLetters: 'Texte du livret',
  bookletSheet: 'Contenu du livret',
  bookletContents: 'Sommaire du livret',
  bookletNotes: 'Partitions du livret',
  bookletMeaning: 'Imprimer la traduction',
  bookletRefrains: 'Imprimer chaque refrain en entier',
  shapesAtSongs: 'Imprimer les diagrammes d’accords sous chaque chanson',
  shapesAtEnd: 'Imprimer tous les diagrammes à la fin du livret',
  printedCode: 'Imprimer le QR code du lien',
  signKeys: 'Raccourcis à une touche',
};

const sheets = { chords: 'Paroles et accords', lyrics: 'Paroles seules' };
/** The names of the values of each setting that is chosen by name. */
export const settingValues = {
  theme: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  listBeside: { none: 'Aucune', all: 'Toutes les chansons', favorites: 'Favoris' },
  sheet: sheets,
  notation: {
    written: 'D’origine',
    german: 'Selon la tonalité\u00a0: H, B',
    glyphs: 'Selon la tonalité\u00a0: B, B♭',
    solfege: 'Do Ré Mi',
  },
  latin: {
    none: 'Sans',
    eastern: '«\u00a0krunk\u00a0» (oriental)',
    western: '«\u00a0grung\u00a0» (occidental)',
  },
  instrument: { guitar: 'Guitare', ukulele: 'Ukulélé' },
  hand: { right: 'droitier', left: 'gaucher' },
  voice: voices,
  accompaniment: { strummed: 'Gratté', picked: 'Arpégé' },
  bookletPaper: { A4: 'A4', A5: 'A5 plié', Letter: 'US Letter' },
  bookletLetters: { usual: 'Normal', large: 'Grand' },
  bookletSheet: sheets,
  bookletContents: {
    booklet: 'Ordre du livret',
    titles: 'Par titre',
    lines: 'Par premier vers',
    authors: 'Par auteur',
  },
  bookletNotes: { none: 'Sans', words: 'Avec les paroles', latin: 'En lettres latines', both: 'Les deux' },
};

export const textSmaller = 'Réduire le texte';
export const textBigger = 'Agrandir le texte';
export const percent = (number: number): string => `${number}\u00a0%`;
export const printSong = 'Imprimer la chanson';
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
