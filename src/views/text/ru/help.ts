// Words of the page of help.
export const tagline = SONGBOOK.ru.name;

export const languageTitle = 'Язык';
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
