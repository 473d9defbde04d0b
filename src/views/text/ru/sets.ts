import { ordinal } from './common';

// Words of the sets of songs.
export const setsNeedScript =
  'Сетлисты хранятся в вашем браузере, и, чтобы их увидеть, нужен JavaScript. Включите его в настройках браузера.';
export const noSets =
  'Сетлистов пока нет. Сетлист — это песни, которые вы играете подряд: в своём порядке и в своих тональностях.';
export const newSet = 'Новый сетлист';
export const setTitle = 'Название сетлиста';
export const untitled = 'Сетлист без названия';
export const make = 'Создать';
export const actionsOf = (title: string): string => `Сетлист «${title}»: действия`;
export const rename = 'Переименовать';
export const duplicate = 'Дублировать';
export const remove = 'Удалить';
export const copyOf = (title: string): string => `${title} (копия)`;

export const addTitle = 'Добавить в сетлист';
export const added = (title: string): string => `Песня добавлена в сетлист «${title}».`;
export const openSet = 'Открыть сетлист';

export const playSet = 'Играть';
export const resume = (position: number): string => `Продолжить: ${ordinal(position)} песня`;
export const edit = 'Изменить';
export const editDone = 'Готово';
export const emptySet = 'Этот сетлист пока пуст.';

export const addSong = 'Добавить песню';
export const findSong = 'Найти песню для сетлиста';
export const songAdded = (title: string): string => `Добавлено: ${title}`;
export const addHeading = 'Добавить заголовок или перерыв';
export const heading = 'Заголовок';
export const note = 'Заметка';
export const noteOf = (title: string): string => `Заметка: ${title}`;
export const keyAndCapo = 'Тональность и капо';
export const carry = (title: string): string => `Переместить: ${title}`;
export const moveUp = (title: string): string => `Выше: ${title}`;
export const moveDown = (title: string): string => `Ниже: ${title}`;
export const takeOut = (title: string): string => `Убрать: ${title}`;
export const moved = (title: string, position: number, count: number): string =>
  `${title}: место ${position} из ${count}`;

export const shareSetTitle = 'Поделиться сетлистом';
export const setLink = 'Ссылка на сетлист';
export const setLinkHint = 'Песни, тональности и заметки — в самой ссылке: ни один сервер их не получит.';
export const sentSet = 'Этот сетлист вам прислали.';
export const sentSetIsKept = (title: string): string => `Этот сетлист у вас уже есть: «${title}».`;
export const groupOfSet = (voices: readonly string[]): string => `Голоса группы: ${voices.join(', ')}`;
export const takeSet = 'Сохранить в моих сетлистах';
export const refuseSet = 'Мои сетлисты';
export const toOwnSets = 'Открыть мои сетлисты';
export const setProblems = {
  tooLarge:
    'Слишком длинная ссылка: в сетлисте по ссылке бывает до 500 песен и заголовков, а в текстах до 1000 знаков.',
  foreign: 'В ссылке нет сетлиста.',
  malformed: 'Ссылка повреждена: сетлист не читается. Попросите прислать его ещё раз.',
  unknownSong: 'В сетлисте есть песня, которой нет в этом песеннике. Обновите песенник и попробуйте снова.',
};
export const setChordPro = 'ChordPro: все песни в одном файле';
export const setPlainList = 'Список песен текстом';
export const listed = (number: number, title: string, facts: string, note: string): string =>
  `${number}. ${title} (${facts})${note && ` — ${note}`}`;
