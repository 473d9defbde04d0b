// Words of the favorites.
export const favoritesNeedScript =
  'Սիրելի երգերը պահվում են ձեր զննարկչում, և դրանց ցանկը տեսնելու համար JavaScript է պետք։ Միացրե՛ք այն զննարկչի կարգավորումներում։';
export const storageError =
  'Զննարկչի հիշողությունն անհասանելի է. այն, ինչ ընտրում եք, կհիշվի միայն մինչև էջը փակելը։';
export const noFavorites = 'Դեռ սիրելի երգ չունեք';
export const noFavoritesHint = 'Սեղմե՛ք երգի կողքի սրտիկը, և երգը կհայտնվի այստեղ։';
