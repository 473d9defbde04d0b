// Words of what is heard.
export const hearChord = (chord: string): string => `Լսել ${chord} ակորդը`;
export const hearFirstNote = (note: string): string => `Լսել երգի առաջին հնչյունը՝ ${note}`;
export const hearTonic = (note: string): string => `Լսել հիմնաձայնը՝ ${note}`;
export const tuning = 'Լարել կիթառը';
export const hearString = (number: number, note: string): string =>
  `Լսել ${number === 1 ? '1-ին' : `${number}-րդ`} լարը՝ ${note}`;
