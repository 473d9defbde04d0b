// Words of the keyboard shortcuts.
export const shortcutsTitle = 'Клавиши и педаль';
/** The meaning of each shortcut, by the names that `ui/keys.ts` gives its keys; another key cannot be bound. */
export const shortcutMeanings = {
  'ArrowRight PageDown Space': 'Следующий экран, в конце песни — следующая песня',
  'ArrowLeft PageUp Shift+Space': 'Предыдущий экран, в начале песни — предыдущая песня',
  'ArrowDown ArrowUp': 'На строку вперёд или назад, в полном экране — на экран',
  N: 'Следующая песня сетлиста или избранного',
  P: 'Автопрокрутка: запустить или остановить',
  L: 'Воспроизведение: пауза или продолжить',
  R: 'Повторять звучащий куплет или закончить повтор',
  F: 'Весь экран: только песня',
  '/': 'Искать песню',
  'Ctrl+Z': 'Отменить последнее изменение',
  Escape: 'Закрыть то, что открыто',
  '?': 'Открыть эту страницу',
};
