// Words of undo.
export const takeBack = 'Հետարկել';
export const removedFavorite = (title: string): string => `«${title}» երգը հանվեց սիրելիներից։`;
export const movedKey = (title: string, way: number): string =>
  way === 0
    ? `«${title}» երգը վերադարձավ սկզբնական տոնայնությանը։`
    : `«${title}» երգն այժմ բնօրինակից ${Math.abs(way)} կիսատոնով ${way > 0 ? 'բարձր' : 'ցածր'} է։`;
export const removedEntry = 'Հանվեց նվագացանկից։';
export const removedSet = 'Նվագացանկը ջնջվեց։';
export const forgottenChord = 'Ակորդն այլևս գիտցածների մեջ չէ։';
export const changedChoices = 'Ձեր ընտրությունները փոխվեցին։';
export const placedCapo = (capo: string): string => `${capo}. ցույց են տրված նվագվող ակորդները։`;
export const importedBackup = 'Պատճենում եղածն ավելացվեց։';
