// Words of the favorites and of their backup.
export const favoritesTitle = 'Избранные песни';
export const favoritesNeedScript =
  'Избранное хранится в вашем браузере, и, чтобы его увидеть, нужен JavaScript. Включите его в настройках браузера.';
export const noFavorites = 'В избранном пока пусто';
export const noFavoritesHint =
  'В избранном пока пусто. Нажмите на сердечко рядом с песней, и она появится здесь.';

export const backup = 'Резервная копия';
export const backupHint =
  'Всё, что вы выбрали, хранится только на этом устройстве. Копия поможет это не потерять и перенести на другое.';
export const backupOffer = 'Ваше избранное хранится только на этом устройстве.';
export const backupFile = 'Файл';
export const backupFileHint = 'Избранное, тональности, сетлисты, знакомые аккорды и настройки чтения';
export const backupLink = 'Ссылка и QR-код';
export const backupLinkHint = 'Избранное и тональности — в самой ссылке: ни один сервер их не получит.';
export const importBackup = 'Восстановить из копии';
export const importBackupHint = 'Сначала вы увидите, что добавится. Ничего не удалится.';
export const chooseBackup = 'Выбрать файл';
export const orDropBackup = 'или перетащите сюда';
export const importTitle = 'Из копии добавится';
export const unknownChoices = (count: number) =>
  `Пропущено записей, которых этот песенник не знает: ${count}.`;
export const newFavorites = 'Новое в избранном';
export const newPerSong = {
  transpositions: 'Тональности (полутоны)',
  capos: 'Лады капо',
  speeds: 'Скорость прокрутки (строк/мин)',
  tempos: 'Темп (уд/мин)',
  bars: 'Доли в такте',
  notes: 'Заметки',
};
export const newSets = 'Сетлисты';
export const newKnownChords = 'Знакомые аккорды';
export const newSettings = 'Настройки чтения';
export const fromTo = (title: string, from: string, to: string) => `${title}: ${from}\u00a0→\u00a0${to}`;
export const nothingNew = 'Нового в копии нет: всё уже здесь.';
export const add = 'Добавить';
export const cancel = 'Отмена';
export const backupProblems = {
  tooLarge: 'Слишком большой файл: это не копия песенника.',
  notJson: 'Файл не читается: он повреждён или это не копия песенника.',
  foreign: 'Это не копия песенника.',
  newerVersion: 'Копия сделана в более новой версии песенника. Обновите песенник и попробуйте снова.',
  malformed: 'Копия повреждена: чего-то не хватает или что-то неверно.',
  unknownSong: 'В копии есть песня, которой нет в этом песеннике. Обновите песенник и попробуйте снова.',
};
export const nothingChanged = 'Ничего не изменилось.';
