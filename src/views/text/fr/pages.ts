import { labelled, quoted } from './common';
import { reportLine } from './guitar';
import { fromOriginal } from './song';

// Words of every page: navigation, titles, footer, search field and error states.
export const navigationTitle = SONGBOOK.fr.shortName;
export const homeLink = 'Accueil 🏠';
export const favoritesLink = 'Favoris';
export const tagline = SONGBOOK.fr.name;
export const skipLink = 'Aller au contenu';
export const homeTitle = 'Toutes les chansons';
export const introduction = SONGBOOK.fr.introduction || '{songs} avec accords, même hors ligne';
export const favoritesTitle = 'Chansons favorites';
export const needsScript =
  'Pour transposer, garder des favoris et regarder les vidéos, il faut activer JavaScript.';
export const contact = 'Contact';
export const site = 'Notre site';
export const notFoundTitle = 'Page introuvable';
export const notFoundHint =
  'Il n’y a ni chanson ni page à cette adresse. Elle contient peut-être une erreur.';
export const crashTitle = 'La page ne s’affiche pas';
export const crashHint = 'Vos favoris sont conservés. Rechargez la page ou revenez à la liste.';
export const tellProblem = 'Signaler un problème';

export const languageTitle = 'Langue';
export const languageLink = 'Langue · Language';
export const helpTitle = 'Aide';

export const searchLabels = {
  all: 'Chercher dans les chansons',
  favorites: 'Chercher dans les favoris',
};
export const searchPlaceholder = 'Titre, auteur ou paroles';
export const clearSearch = 'Effacer la recherche';

// Words of the page of help.
export const offlineTitle = 'Hors connexion';
export const offlineHint =
  'Une fois ouvert, le recueil fonctionne aussi hors connexion\u00a0: seules les vidéos ne s’ouvrent pas.';
export const installHint =
  'Pour l’avoir sur l’écran du téléphone, choisissez «\u00a0Ajouter à l’écran d’accueil\u00a0» dans le menu du navigateur.';
export const mistakesTitle = 'Une erreur\u00a0?';
export const songMistakeHint = `Si un accord est faux, touchez-le sur la page de la chanson et choisissez ${quoted(reportLine)}. Pour les autres erreurs, écrivez-nous.`;
export const tellMistake = 'Signaler une erreur dans une chanson';
export const wrongSong = 'Erreur dans une chanson';
export const problemHint =
  'Si le recueil ne fonctionne pas comme il devrait, racontez-nous ce qui s’est passé.';
export const licencesTitle = 'Licences';
export const songsAreFree = SONGBOOK.fr.rights;
export const licences = 'Licences du programme et des polices';

// Words of the keyboard shortcuts.
export const shortcutsTitle = 'Touches du clavier et de la pédale';
/** The meaning of each shortcut, by the names that `ui/keys.ts` gives its keys. */
export const shortcutMeanings = {
  'ArrowRight PageDown Space': 'Écran suivant\u00a0; en fin de chanson, chanson suivante',
  'ArrowLeft PageUp Shift+Space': 'Écran précédent\u00a0; en début de chanson, chanson précédente',
  'ArrowDown ArrowUp': 'Une ligne plus bas ou plus haut\u00a0; en plein écran, un écran',
  N: 'Chanson suivante de la setlist ou des favoris',
  P: 'Défilement\u00a0: démarrer ou arrêter',
  L: 'Écouter, ou faire une pause',
  R: 'Apprendre le couplet en cours, ou finir la leçon',
  F: 'Plein écran\u00a0: la chanson seule',
  '/': 'Chercher dans la liste',
  'ArrowRight ArrowLeft': 'Dans une liste\u00a0: au cœur de la chanson, et retour',
  'Ctrl+Z': 'Annuler la dernière action',
  'Ctrl+P': 'Imprimer\u00a0; sur la page des favoris ou d’une setlist, le livret',
  Escape: 'Fermer ce qui est ouvert',
  '?': 'Ouvrir cette page',
};

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
