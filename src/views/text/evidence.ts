// What the page says of a song's tune and of where its chords come from.
export const tempo = 'Տեմպ';
export const beatsPerMinute = (beats: number): string => `${beats} հարված/րոպե`;
export const melodyNotes = (first: string, lowest: string, highest: string): string =>
  `${lowest}–${highest}, սկսվում է ${first}-ով`;
export const melody = 'Մեղեդի';
export const modes = {
  major: 'մաժոր',
  minor: 'բնական մինոր',
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
