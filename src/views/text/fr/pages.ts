// Words of every page: navigation, titles, footer, search field and error states.
export const navigationTitle = SONGBOOK.fr.shortName;
export const homeLink = 'Accueil 🏠';
export const favoritesLink = 'Favoris';
export const skipLink = 'Aller au contenu';
export const homeTitle = 'Toutes les chansons';
export const introduction = SONGBOOK.fr.introduction || '{songs} avec accords, même hors ligne';
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
export const languageLink = 'Langue · Language';
export const helpTitle = 'Aide';

export const searchLabels = {
  all: 'Chercher dans les chansons',
  favorites: 'Chercher dans les favoris',
};
export const searchPlaceholder = 'Titre, auteur ou paroles';
export const clearSearch = 'Effacer la recherche';

export const playableTitle = 'Chansons à ma portée';
