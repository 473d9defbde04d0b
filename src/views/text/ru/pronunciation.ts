// Words of the table that says how Latin letters are pronounced.
export const pronunciation = 'Как произносить буквы';
/** How the sounds that mislead are pronounced, by their Latin letters. */
export const sounds = {
  ë: 'как первое «о» в слове «молоко», ближе к «ы»',
  kh: 'как «х» в слове «хлеб», глубже',
  gh: 'как картавое (французское) «р»',
  ts: 'как «ц»',
  dz: '«дз» одним звуком',
  ch: 'как «ч», твёрже',
  j: 'как «дж»',
  zh: 'как «ж»',
  r: 'как «р», кончиком языка',
};
export const initialLetters = 'В начале слова читается «е» («йе») и «во».';
export const stressMark = 'Ударное слово выделяется голосом; в строке транскрипции знака нет.';
export const toneMarks =
  'Вопрос или восклицание: голос поднимается здесь. В строке транскрипции знак стоит после слова.';
