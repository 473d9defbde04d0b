// Words of every page: navigation, titles, footer, search field and error states.
export const navigationTitle = SONGBOOK.en.shortName;
export const homeLink = 'Home 🏠';
export const favoritesLink = 'Favorites';
export const skipLink = 'Skip to content';
export const homeTitle = 'All songs';
export const introduction = SONGBOOK.en.introduction || '{songs} with chords, offline too';
export const needsScript = 'JavaScript is needed to change the key, save favorites and watch the video.';
export const contact = 'Contact';
export const site = 'Our website';
export const notFoundTitle = 'Page not found';
export const notFoundHint = 'There is no song or page at this address. Could it have a typo?';
export const crashTitle = 'Could not show the page';
export const crashHint = 'Your favorites are safe. Reload the page or go back to the list.';
export const tellProblem = 'Report a problem';
export const languageLink = 'Language';
export const helpTitle = 'Help';

export const searchLabels = { all: 'Search songs', favorites: 'Search favorites' };
export const searchPlaceholder = 'Title, author or line';
export const clearSearch = 'Clear search';

export const playableTitle = 'Songs you can play';
