import { labelled } from './common';

// Words of the favorites and of their backup.
export const favoritesTitle = 'Chansons favorites';
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
