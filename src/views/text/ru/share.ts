// Words for sharing a song, copying its text, and reporting a problem.
export const songLink = 'Ссылка на песню';
export const songLinkHint = 'Ссылка откроет песню в той тональности, которую вы видите сейчас.';
export const sendLink = 'Отправить ссылку';
export const fileFormat = 'Файлом';
export const chordProFile = 'ChordPro';
export const plainTextFile = 'Текст: аккорды над строками';
/** Plain text for braille displays, which show a line at a time. */
export const linearTextFile = 'Текст: аккорды внутри строк';
export const givenInLatin = 'В транскрипции';
export const recordingFile = 'Аудиозапись куплета, WAV';
export const recordedVerse = 'Куплет';
export const recordingHint = 'Один куплет в тональности и темпе плеера, чтобы репетировать.';
export const bothVoices = 'Вместе';
export const downloadWave = 'Скачать WAV';
export const preparingRecording = 'Готовится…';
export const recordingFailed = 'Этот браузер не смог сделать запись.';

export const download = 'Скачать';
export const copy = 'Копировать';
export const copied = 'Скопировано';
export const copyByHand = 'Браузер не разрешил копирование. Текст выделен: скопируйте его сами.';
export const copyLink = 'Копировать ссылку';
export const qrCode = 'QR-код';
export const tooLongForQr = 'Сетлист слишком длинный для QR-кода. Отправьте ссылку.';

export const report = 'Описание проблемы';
export const reportHint =
  'Вот всё, что будет скопировано: действия на этой странице и то, что хранится в браузере. Ничего не отправится, пока вы сами этого не сделаете.';
export const copyReport = 'Копировать описание проблемы';
export const mailReport = 'Написать нам о проблеме';
export const mailSubject = 'Проблема в песеннике';
export const mailBody = (facts: string): string =>
  `Что вы делали и что произошло?\n\n\nЕсли вы скопировали описание проблемы, вставьте его сюда.\n\n\n${facts}`;
export const bookletTitle = 'Брошюра';
export const printNow = 'Печать';
export const printedPaper = 'Бумага';
export const printedLetters = 'Шрифт';
export const printedSheet = 'Что печатать';
export const folding =
  'Печатайте на A4 с двух сторон: альбомная ориентация, переворот по короткому краю. Затем сложите все листы вместе пополам.';
export const printedContents = 'Содержание';
export const printedNotes = 'Ноты';
export const codeLeadsTo = (address: string): string => `Открыть песню: ${address}`;
export const setCodeLeadsTo = (site: string): string => `Открыть весь сетлист: ${site}`;
export const preparingBooklet = 'Брошюра готовится…';
export const numbered = (number: number, title: string): string => `${number}. ${title}`;
export const continued = 'продолжение';
export const date = (day: Date): string => day.toLocaleDateString('ru', { dateStyle: 'long' });
