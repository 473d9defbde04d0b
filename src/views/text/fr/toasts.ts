// Words of the toasts and of the notices that are shown once.
import { labelled, quoted } from './common';
import { fromOriginal } from './song';

export const takeBack = 'Annuler';
export const removedFavorite = (title: string): string => `${quoted(title)} n’est plus dans les favoris.`;
export const movedKey = (title: string, way: number): string =>
  way === 0
    ? `${quoted(title)} revient à sa tonalité d’origine.`
    : `${labelled(quoted(title), fromOriginal(way))}.`;
export const removedEntry = 'Retiré de la setlist.';
export const removedSet = 'Setlist supprimée.';
export const forgottenChord = 'Cet accord n’est plus parmi les accords connus.';
export const changedChoices = 'Favoris et tonalités mis à jour.';
export const writtenNote = 'Mémo modifié.';
export const placedCapo = (capo: string): string => `${labelled(capo, 'voici les accords à jouer')}.`;
export const importedBackup = 'Sauvegarde restaurée.';
export const cleaningNotice =
  'Ce navigateur efface vos données après sept jours sans visite. Une sauvegarde évite de perdre vos favoris.';
export const makeBackup = 'Sauvegarder';
export const newVersion = 'Nouvelle version disponible.';
export const startNewVersion = 'Mettre à jour';
export const introduction =
  'Ici, vous pouvez mettre la chanson dans la tonalité de votre voix, écouter la mélodie et voir ce que vous pouvez jouer avec vos accords, même hors connexion.';
