// Words of the page of help.
import { quoted } from './common';
import { reportLine } from './guitar';

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
export const songsAreFree =
  'Les paroles sont dans le domaine public, sauf celles de la chanson propre au recueil\u00a0; chaque chanson dit pourquoi.';
export const licences = 'Licences du programme et des polices';
