import { labelled, quoted } from './common';
import { fromOriginal } from './song';

// Words of the toasts and of the notices that are shown once.
export const takeBack = 'Annuler';
export const removedFavorite = (title: string): string => `${quoted(title)} n’est plus dans les favoris.`;
export const movedKey = (title: string, way: number): string =>
  way === 0
    ? `${quoted(title)} revient à sa tonalité d’origine.`
    : `${labelled(quoted(title), fromOriginal(way))}.`;
export const removedEntry = 'Retiré de la setlist.';
export const removedSet = 'Setlist supprimée.';
export const forgottenChord = 'Cet accord n’est plus parmi les accords connus.';
export const writtenNote = 'Mémo modifié.';
export const placedCapo = (capo: string): string => `${labelled(capo, 'voici les accords à jouer')}.`;
export const importedBackup = 'Sauvegarde restaurée.';
const deletes =
  'Ce navigateur efface ce qui est enregistré si vous n’ouvrez pas le recueil pendant sept jours. Ouvert depuis l’écran d’accueil, il ne perd rien';
export const cleaningNotice = (isPhone: boolean): string =>
  `${deletes}\u00a0: ${isPhone ? '«\u00a0Partager\u00a0» → «\u00a0Sur l’écran d’accueil\u00a0»' : '«\u00a0Fichier\u00a0» → «\u00a0Ajouter au Dock\u00a0»'}. Une sauvegarde protège aussi vos favoris.`;
export const makeBackup = 'Sauvegarder';
export const noSound =
  'Le son n’a pas démarré. Vérifiez que le navigateur a le droit d’émettre du son et qu’un haut-parleur ou un casque est branché, puis réessayez.';
export const newVersion = 'Nouvelle version disponible.';
export const replayShown = 'Un journal est rejoué\u00a0: rien n’est enregistré.';
export const endReplay = 'Terminer';
export const startNewVersion = 'Mettre à jour';
