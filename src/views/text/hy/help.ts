// Words of the page of help.
export const tagline = SONGBOOK.hy.name;

export const languageTitle = 'Լեզու';
export const offlineTitle = 'Առանց համացանցի';
export const offlineHint =
  'Մեկ անգամ բացելուց հետո երգարանը գործում է նաև առանց համացանցի. միայն տեսանյութերը չեն բացվի։';
export const installHint =
  'Հեռախոսի էկրանին դնելու համար զննարկչի ընտրացանկում գտե՛ք «Ավելացնել հիմնական էկրանին» (Add to Home Screen)։';
export const mistakesTitle = 'Սխա՞լ եք գտել';
export const songMistakeHint =
  'Եթե սխալն ակորդի մեջ է, երգի էջում հպե՛ք այդ ակորդին և ընտրե՛ք «Հայտնել այս տողի սխալի մասին»։ Մյուս սխալների մասին գրե՛ք մեզ։';
export const tellMistake = 'Գրել երգի սխալի մասին';
export const wrongSong = 'Սխալ երգի մեջ';
export const problemHint = 'Եթե երգարանն այնպես չի աշխատում, ինչպես պետք է, պատմե՛ք մեզ, թե ինչ է պատահել։';
export const licencesTitle = 'Լիցենզիաներ';
export const songsAreFree = SONGBOOK.hy.rights;
export const licences = 'Ծրագրի և տառատեսակների լիցենզիաները';
export const shortcutsTitle = 'Ստեղնաշարի և ոտնակի ստեղները';
/** The meaning of each shortcut, by the names that `ui/keys.ts` gives its keys; another key cannot be bound. */
export const shortcutMeanings = {
  'ArrowRight PageDown Space': 'Հաջորդ էկրանը, երգի վերջում՝ հաջորդ երգը',
  'ArrowLeft PageUp Shift+Space': 'Նախորդ էկրանը, երգի սկզբում՝ նախորդ երգը',
  'ArrowDown ArrowUp': 'Մեկ տող առաջ կամ հետ, ամբողջ էկրանում՝ մեկ էկրան',
  N: 'Հաջորդ երգը՝ նվագացանկում կամ սիրելիների մեջ',
  P: 'Ինքնաշխատ թերթում. սկսել կամ կանգնեցնել',
  L: 'Լսել կամ դադարեցնել',
  R: 'Սովորել հնչող տունը կամ ավարտել դասը',
  F: 'Ամբողջ էկրան՝ միայն երգը',
  '/': 'Փնտրել ցանկում',
  'ArrowRight ArrowLeft': 'Երգացանկում՝ երգի սրտիկին և հետ',
  'Ctrl+Z': 'Հետարկել վերջին փոփոխությունը',
  'Ctrl+P': 'Տպել. սիրելիների և նվագացանկի էջում՝ գրքույկը',
  Escape: 'Փակել այն, ինչ բաց է',
  '?': 'Բացել այս էջը',
};
