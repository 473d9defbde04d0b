// Words of chord shapes, the capo and reports of a wrong chord.
export const shapes = 'Ակորդներ';
export const shapesTitle = 'Ակորդները կիթառի վրա';
export const allChords = 'Բոլոր ակորդները';
export const songChords = 'Երգի ակորդները';
export const noChords = 'Այս երգն ակորդներ չունի։';
export const noVoicing = (chord: string): string => `«${chord}» ակորդի համար մատնադրություն չգտնվեց։`;
export const voicings = (chord: string): string => `${chord} ակորդի մատնադրությունները`;
export const previousVoicing = 'Նախորդ մատնադրությունը';
export const nextVoicing = 'Հաջորդ մատնադրությունը';
export const diagram = (
  chord: string,
  { frets, barres }: { frets: readonly (number | null)[]; barres: readonly { fret: number }[] },
): string =>
  [
    `${chord} ակորդ, լադերը 6-րդից 1-ին լար՝ `,
    frets.map((fret) => (fret === null ? 'լուռ' : fret === 0 ? 'բաց' : fret)).join(', '),
    ...barres.map(({ fret }) => `, բարե ${fret}`),
  ].join('');
export const hand = 'Նվագում եմ՝';
export const easier = 'Ավելի հեշտ նվագել';
export const capoAt = (fret: number): string => (fret === 0 ? 'Առանց կապոյի' : `Կապո ${fret}`);
export const barres = (count: number): string => (count === 0 ? 'առանց բարեի' : `${count} բարե`);
export const easyKey = (key: string, way: string): string =>
  `Անցնել ավելի հեշտ տոնայնության՝ ${key} (${way})`;
export const keyIsEasy = 'Այս տոնայնությունն արդեն հեշտ է';
export const voiceKey = (key: string, way: string): string =>
  `Անցնել Ձեր ձայնի տոնայնության՝ ${key} (${way})`;
export const keyFitsVoice = 'Այս տոնայնությունը Ձեր ձայնին հարմար է';
export const tuneIsWider = 'Այս երգի մեղեդին Ձեր ձայնի ծավալից լայն է';
export const reportLine = 'Հայտնել այս տողի սխալի մասին';
export const reportSubject = (title: string): string => `«${title}» երգի ակորդները`;
export const reportBody = (place: {
  song: string;
  line: string;
  chord: string;
  written: string;
  transposition: string;
  capo: number;
}): string =>
  [
    `Երգ՝ ${place.song}`,
    `Տող՝ ${place.line}`,
    `Ակորդ՝ ${place.chord} (բնագրում՝ ${place.written})`,
    `Փոխադրում՝ ${place.transposition} կիսատոն, կապո՝ ${place.capo}`,
    '',
    'Ի՞նչ պետք է լինի՝ ',
  ].join('\r\n');
