// What the page says of a song's tune and of where its chords come from.
export const tempo = 'Տեմպ';
export const beatsPerMinute = (beats: number, isDotted: boolean): string =>
  `${beats} ${isDotted ? 'կետավոր ' : ''}քառորդ/րոպե`;
export const melody = 'Մեղեդի';
export const melodyNotes = (
  { lowest, highest, first, last }: Readonly<Record<'lowest' | 'highest' | 'first' | 'last', string>>,
  semitones: number,
): string => `${lowest}–${highest} (${semitones} կիսատոն), սկսվում է ${first}-ով, ավարտվում՝ ${last}-ով`;
export const modes = {
  major: 'մաժոր',
  minor: 'մինոր',
  harmonicMinor: 'հարմոնիկ մինոր',
  dorian: 'դորիական լադ',
  phrygian: 'փռյուգիական լադ',
  mixolydian: 'միքսոլիդիական լադ',
  hijaz: 'հիջազ',
};
export const evidence = {
  melody: 'Ակորդները ստուգված են մեղեդիով',
  chart: 'Ակորդները ստուգված են տպագիր ակորդներով',
  suggested: 'Ակորդները մեր առաջարկն են. մեղեդու գրառում չգտանք։',
};
export const foundAt = (source: string): string => `(աղբյուրը՝ ${source})։`;

export const reportLine = 'Հայտնել այս տողի սխալի մասին';
export const reportSubject = (title: string): string => `«${title}» երգի ակորդները`;
export const reportBody = (place: {
  song: string;
  line: string;
  chord: string;
  written: string;
  transpose: number;
  capo: number;
}): string =>
  [
    `Երգ՝ ${place.song}`,
    `Տող՝ ${place.line}`,
    `Ակորդ՝ ${place.chord} (բնագրում՝ ${place.written})`,
    `Փոխադրում՝ ${place.transpose} կիսատոն, կապո՝ ${place.capo}`,
    '',
    'Ի՞նչ պետք է լինի՝ ',
  ].join('\r\n');
