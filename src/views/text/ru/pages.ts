// Words of every page: navigation, titles, footer, search field and error states.
export const navigationTitle = SONGBOOK.ru.shortName;
export const homeLink = 'Главная 🏠';
export const favoritesLink = 'Избранное';
export const skipLink = 'Перейти к содержанию';
export const homeTitle = 'Все песни';
export const introduction = SONGBOOK.ru.introduction || '{songs} с аккордами, и без сети тоже';
export const needsScript =
  'Чтобы менять тональность, добавлять песни в избранное и смотреть видео, нужен JavaScript.';
export const contact = 'Почта';
export const site = 'Наш сайт';
export const notFoundTitle = 'Страница не найдена';
export const notFoundHint = 'По этому адресу нет ни песни, ни страницы. Может быть, в адресе опечатка?';
export const crashTitle = 'Не удалось показать страницу';
export const crashHint = 'Ваше избранное сохранено. Обновите страницу или вернитесь к списку.';
export const tellProblem = 'Сообщить о проблеме';
export const languageLink = 'Язык · Language';
export const helpTitle = 'Помощь';

export const searchLabels = { all: 'Искать песню', favorites: 'Искать в избранном' };
export const searchPlaceholder = 'Название, автор, строка';
export const clearSearch = 'Очистить поиск';

export const playableTitle = 'Что сыграть';
