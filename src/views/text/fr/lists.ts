import { labelled, quoted } from './common';

// Words of search results and of the filters: how a list is put in order and narrowed.
/** Isolates words of either writing direction from the sentence around them. */
const isolated = (words: string): string => quoted(`\u2068${words.trim()}\u2069`);
export const nothingFound = {
  all: (query: string): string => `Aucune chanson pour ${isolated(query)}`,
  favorites: (query: string): string => `Aucun favori pour ${isolated(query)}`,
};
export const nothingFoundHint =
  'Une faute de frappe\u00a0? Cherchez un titre, un auteur ou des paroles, en lettres arméniennes, latines ou cyrilliques.';
export const searchAll = 'Chercher partout';
export const toAllFavorites = 'Voir tous les favoris';

export const orderLegend = 'Trier';
export const orders = {
  catalogue: 'Ordre du recueil',
  title: 'Ordre alphabétique',
  author: 'Par auteur',
  ease: 'Faciles d’abord',
  line: 'Par premier vers',
};
export const narrow = 'Filtrer';
export const kinds = {
  patriotic: 'Patriotique',
  lyrical: 'Poétique',
  folk: 'Traditionnelle',
  gusan: 'Achough',
  sacred: 'Religieuse',
  lullaby: 'Berceuse',
  children: 'Enfantine',
  chanson: 'Française',
};
export const inMyVoice = 'Pour ma voix';
export const nameVoice = 'Indiquez votre voix pour voir les chansons qui lui conviennent';
export const more = 'Plus';
export const moreChoices = (count: number): string => `${count} de plus`;
export const nothingLeft = 'Aucune chanson avec ces filtres';
export const takeAllBack = 'Effacer les filtres';

// Words of the favorites and of their backup.
export const favoritesNeedScript =
  'Vos favoris sont enregistrés dans votre navigateur\u00a0: pour les voir, activez JavaScript dans ses réglages.';
export const noFavorites = 'Pas encore de favoris';
export const noFavoritesHint =
  'Pas encore de favoris\u00a0: touchez le cœur à côté d’une chanson pour la retrouver ici.';

export const backup = 'Sauvegarde';
export const backupHint =
  'Vos choix ne sont enregistrés que sur cet appareil. Une sauvegarde évite de les perdre et permet de les transférer.';
export const backupOffer = 'Vos favoris ne sont enregistrés que sur cet appareil.';
export const backupFile = 'Fichier';
export const backupFileHint = 'Favoris, tonalités, setlists, accords connus et réglages';
export const backupLink = 'Lien et QR code';
export const backupLinkHint =
  'Le lien contient vos favoris et vos tonalités\u00a0: aucun serveur ne les reçoit.';
export const importBackup = 'Restaurer une sauvegarde';
export const importBackupHint = 'Vous verrez d’abord ce qui sera ajouté. Rien ne sera effacé.';
export const chooseBackup = 'Choisir un fichier';
export const orDropBackup = 'ou déposez-le ici';
export const importTitle = 'À restaurer';
export const unknownChoices = (count: number) =>
  `Entrées inconnues de ce recueil, laissées de côté\u00a0: ${count}.`;
export const newFavorites = 'Nouveaux favoris';
export const newPerSong = {
  transpositions: 'Tonalités (demi-tons)',
  capos: 'Cases du capo',
  speeds: 'Vitesses de défilement (lignes/min)',
  tempos: 'Tempos (bpm)',
  bars: 'Temps par mesure',
  notes: 'Mémos',
};
export const newSets = 'Setlists';
export const newKnownChords = 'Accords connus';
export const newSettings = 'Réglages';
export const fromTo = (title: string, from: string, to: string) =>
  labelled(title, `${from}\u00a0→\u00a0${to}`);
export const nothingNew = 'Rien de nouveau dans cette sauvegarde\u00a0: tout est déjà là.';
export const add = 'Ajouter';
export const cancel = 'Annuler';
export const backupProblems = {
  tooLarge: 'Fichier trop gros\u00a0: ce n’est pas une sauvegarde du recueil.',
  notJson: 'Fichier illisible\u00a0: il est endommagé ou n’est pas une sauvegarde du recueil.',
  foreign: 'Ce n’est pas une sauvegarde du recueil.',
  newerVersion:
    'Cette sauvegarde vient d’une version plus récente du recueil. Mettez le recueil à jour et réessayez.',
  malformed: 'La sauvegarde est endommagée\u00a0: une partie manque ou est fausse.',
  unknownSong:
    'La sauvegarde contient une chanson absente de ce recueil. Mettez le recueil à jour et réessayez.',
};
export const nothingChanged = 'Rien n’a changé.';
