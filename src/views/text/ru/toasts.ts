import { counted } from './common';

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
