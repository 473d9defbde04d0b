// Words of every page: navigation, titles, footer, search field and error states.
export const navigationTitle = SONGBOOK.hy.shortName;
export const homeLink = 'Գլխավոր 🏠';
export const favoritesLink = 'Սիրելիներ';
export const tagline = SONGBOOK.hy.name;
export const skipLink = 'Անցնել բովանդակությանը';
export const homeTitle = 'Բոլոր երգերը';
/** What the songbook is, how many songs it has, and that it needs no network; `{songs}` stands for their number. */
export const introduction = SONGBOOK.hy.introduction || '{songs}՝ ակորդներով, նաև առանց ցանցի';
/** The link to the songs that the visitor can play. */
export const favoritesTitle = 'Սիրելի երգեր';
export const needsScript =
  'Տոնայնությունը փոխելու, երգերը սիրելիներում պահելու և տեսանյութը դիտելու համար JavaScript է պետք։';
export const contact = 'Կապ';
export const site = 'Մեր կայքը';
export const notFoundTitle = 'Էջը չգտնվեց';
export const notFoundHint = 'Այս հասցեով երգ կամ էջ չկա. գուցե հասցեում սխա՞լ կա։';
export const crashTitle = 'Էջը չհաջողվեց ցուցադրել';
export const crashHint = 'Ձեր սիրելի երգերը պահպանված են։ Վերաբեռնե՛ք էջը կամ վերադարձե՛ք ցանկին։';
export const tellProblem = 'Հայտնել խնդրի մասին';

export const languageTitle = 'Լեզու';
/** The link to the choice of another language. */
export const languageLink = 'Լեզու · Language';
export const helpTitle = 'Օգնություն';

export const searchLabels = { all: 'Փնտրել երգերի մեջ', favorites: 'Փնտրել սիրելի երգերի մեջ' };
export const searchPlaceholder = 'Անուն, հեղինակ կամ տող';
export const clearSearch = 'Ջնջել գրածը';

// Words of the page of help.
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

// Words of the keyboard shortcuts.
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

// Words of the toasts and of the notices that are shown once.
export const takeBack = 'Հետարկել';
export const removedFavorite = (title: string): string => `«${title}» երգը հանվեց սիրելիներից։`;
export const movedKey = (title: string, way: number): string =>
  way === 0
    ? `«${title}» երգը վերադարձավ սկզբնական տոնայնությանը։`
    : `«${title}» երգն այժմ բնօրինակից ${Math.abs(way)} կիսատոնով ${way > 0 ? 'բարձր' : 'ցածր'} է։`;
export const removedEntry = 'Հանվեց նվագացանկից։';
export const removedSet = 'Նվագացանկը ջնջվեց։';
export const forgottenChord = 'Ակորդն այլևս իմացածների մեջ չէ։';
export const writtenNote = 'Նշումը փոխվեց։';
export const placedCapo = (capo: string): string => `${capo}. սրանք այն ակորդներն են, որ նվագում եք։`;
export const importedBackup = 'Պատճենում եղածն ավելացվեց։';
const deletes =
  'Այս զննարկիչը ջնջում է պահվածը, եթե երգարանը յոթ օր չեք բացում։ Հիմնական էկրանից բացվող երգարանում ոչինչ չի ջնջվի';
export const cleaningNotice = (isPhone: boolean): string =>
  `${deletes}՝ ${isPhone ? '«Կիսվել» → «Ավելացնել հիմնական էկրանին» (Share → Add to Home Screen)' : '«Ֆայլ» → «Ավելացնել Dock-ին» (File → Add to Dock)'}։ Պատճենն էլ կօգնի չկորցնել սիրելի երգերը։`;
export const makeBackup = 'Պատճեն պահել';
export const noSound =
  'Ձայնը չմիացավ։ Ստուգե՛ք, որ զննարկչին ձայնը թույլատրված է, և որ բարձրախոս կամ ականջակալ է միացված, ապա նորից փորձե՛ք։';
export const newVersion = 'Երգարանի նոր տարբերակ կա։';
export const replayShown = 'Ցուցադրվում է գրանցված ընթացք. ոչինչ չի պահվում։';
export const endReplay = 'Ավարտել';
export const startNewVersion = 'Թարմացնել';
