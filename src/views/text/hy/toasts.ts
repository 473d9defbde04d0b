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
