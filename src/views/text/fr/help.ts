import { quoted } from './common';
import { reportLine } from './guitar';

// Words of the page of help.
export const tagline = SONGBOOK.fr.name;

export const languageTitle = 'Langue';
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
