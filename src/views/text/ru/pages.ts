import { counted } from './common';

// Words of every page: navigation, titles, footer, search field and error states.
export const navigationTitle = SONGBOOK.ru.shortName;
export const homeLink = 'Главная 🏠';
export const favoritesLink = 'Избранное';
export const tagline = SONGBOOK.ru.name;
export const skipLink = 'Перейти к содержанию';
export const homeTitle = 'Все песни';
export const introduction = SONGBOOK.ru.introduction || '{songs} с аккордами, и без сети тоже';
export const favoritesTitle = 'Избранные песни';
export const needsScript =
  'Чтобы менять тональность, добавлять песни в избранное и смотреть видео, нужен JavaScript.';
export const contact = 'Почта';
export const site = 'Наш сайт';
export const notFoundTitle = 'Страница не найдена';
export const notFoundHint = 'По этому адресу нет ни песни, ни страницы. Может быть, в адресе опечатка?';
export const crashTitle = 'Не удалось показать страницу';
export const crashHint = 'Ваше избранное сохранено. Обновите страницу или вернитесь к списку.';
export const tellProblem = 'Сообщить о проблеме';

export const languageTitle = 'Язык';
export const languageLink = 'Язык · Language';
export const helpTitle = 'Помощь';

export const searchLabels = { all: 'Искать песню', favorites: 'Искать в избранном' };
export const searchPlaceholder = 'Название, автор, строка';
export const clearSearch = 'Очистить поиск';

// Words of the page of help.
export const offlineTitle = 'Без интернета';
export const offlineHint =
  'Откройте песенник один раз, и он будет работать без интернета. Не откроются только видео.';
export const installHint =
  'Чтобы добавить песенник на экран телефона, найдите в меню браузера «Добавить на главный экран» или «На экран „Домой“» (Add to Home Screen).';
export const mistakesTitle = 'Нашли ошибку?';
export const songMistakeHint =
  'Если ошибка в аккорде, нажмите на него на странице песни и выберите «Сообщить об ошибке в строке». О других ошибках напишите нам.';
export const tellMistake = 'Написать об ошибке в песне';
export const wrongSong = 'Ошибка в песне';
export const problemHint = 'Если песенник работает не так, как надо, расскажите нам, что случилось.';
export const licencesTitle = 'Лицензии';
export const songsAreFree = SONGBOOK.ru.rights;
export const licences = 'Лицензии программы и шрифтов';

// Words of the keyboard shortcuts.
export const shortcutsTitle = 'Клавиши и педаль';
/** The meaning of each shortcut, by the names that `ui/keys.ts` gives its keys; another key cannot be bound. */
export const shortcutMeanings = {
  'ArrowRight PageDown Space': 'Следующий экран, в конце песни — следующая песня',
  'ArrowLeft PageUp Shift+Space': 'Предыдущий экран, в начале песни — предыдущая песня',
  'ArrowDown ArrowUp': 'На строку вперёд или назад, в полноэкранном режиме — на экран',
  N: 'Следующая песня сетлиста или избранного',
  P: 'Автопрокрутка: запустить или остановить',
  L: 'Слушать или пауза',
  R: 'Разучивать звучащий куплет или закончить урок',
  F: 'Весь экран: только песня',
  '/': 'Искать в списке',
  'ArrowRight ArrowLeft': 'В списке: к сердечку песни и обратно',
  'Ctrl+Z': 'Отменить последнее изменение',
  'Ctrl+P': 'Печать; на странице избранного или сетлиста — брошюра',
  Escape: 'Закрыть то, что открыто',
  '?': 'Открыть эту страницу',
};

// Words of the toasts and of the notices that are shown once.
export const takeBack = 'Отменить';
export const removedFavorite = (title: string): string => `«${title}»: убрано из избранного.`;
export const movedKey = (title: string, way: number): string =>
  way === 0
    ? `«${title}»: снова в исходной тональности.`
    : `«${title}»: теперь на ${counted(Math.abs(way), 'полутон', 'полутона', 'полутонов')} ${way > 0 ? 'выше' : 'ниже'} оригинала.`;
export const removedEntry = 'Убрано из сетлиста.';
export const removedSet = 'Сетлист удалён.';
export const forgottenChord = 'Аккорд больше не отмечен как знакомый.';
export const writtenNote = 'Заметка изменена.';
export const placedCapo = (capo: string): string => `${capo}. Показаны аккорды, которые вы берёте.`;
export const importedBackup = 'Содержимое копии добавлено.';
const deletes =
  'Этот браузер удаляет сохранённое, если не открывать песенник семь дней. Открытый с экрана «Домой», он ничего не теряет';
export const cleaningNotice = (isPhone: boolean): string =>
  `${deletes}: ${isPhone ? '«Поделиться» → «На экран „Домой“»' : '«Файл» → «Добавить в Dock»'}. Копия тоже убережёт избранное.`;
export const makeBackup = 'Сделать копию';
export const noSound =
  'Звук не включился. Проверьте, что браузеру разрешён звук и что подключён динамик или наушники, и попробуйте ещё раз.';
export const newVersion = 'Есть новая версия песенника.';
export const replayShown = 'Показана запись действий: ничего не сохраняется.';
export const endReplay = 'Закончить показ';
export const startNewVersion = 'Обновить';
