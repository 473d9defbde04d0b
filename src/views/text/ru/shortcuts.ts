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
  Escape: 'Закрыть то, что открыто',
  '?': 'Открыть эту страницу',
};
