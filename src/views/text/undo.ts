// Words of what can be taken back.
export const takeBack = 'Հետ բերել';
export const favoriteRemoved = (title: string): string => `«${title}» երգը հանվեց սիրելիներից։`;
export const jumped = (title: string, semitones: number): string =>
  semitones === 0
    ? `«${title}» երգը վերադարձավ սկզբնական տոնայնությանը։`
    : `«${title}» երգը փոխադրվեց ${semitones} կիսատոնով։`;
export const choicesChanged = 'Ձեր ընտրությունները փոխվեցին։';
export const capoPlaced = (capo: string): string => `${capo}. ցույց են տրված նվագվող ակորդները։`;
export const backupImported = 'Պատճենից վերցվածն ավելացվեց։';
