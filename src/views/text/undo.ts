// Words of what can be taken back.
export const takeBack = 'Հետ բերել';
export const removedFavorite = (title: string): string => `«${title}» երգը հանվեց սիրելիներից։`;
export const movedKey = (title: string, semitones: number): string =>
  semitones === 0
    ? `«${title}» երգը վերադարձավ սկզբնական տոնայնությանը։`
    : `«${title}» երգը փոխադրվեց ${semitones} կիսատոնով։`;
export const changedChoices = 'Ձեր ընտրությունները փոխվեցին։';
export const placedCapo = (capo: string): string => `${capo}. ցույց են տրված նվագվող ակորդները։`;
export const importedBackup = 'Պատճենից վերցվածն ավելացվեց։';
