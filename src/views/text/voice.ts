// Words of the visitor's voice.
export const voice = 'Ձեր ձայնը';
export const voices = {
  none: 'Նշված չէ',
  bass: 'Բաս',
  baritone: 'Բարիտոն',
  tenor: 'Տենոր',
  alto: 'Ալտ',
  mezzo: 'Մեցցո-սոպրանո',
  soprano: 'Սոպրանո',
  child: 'Մանկական',
};
export const ownVoice = (lowest: string, highest: string): string => `Իմը՝ ${lowest}–${highest}`;
export const findByEar = 'Գտնել լսողությամբ';
export const finding = {
  lowest:
    'Լսե՛ք հնչյունն ու երգե՛ք այն։ Կիսատոններով իջե՛ք մինչև ամենացածր հնչյունը, որ դեռ հանգիստ եք երգում։',
  highest: 'Հիմա բարձրացե՛ք մինչև ամենաբարձր հնչյունը, որ դեռ հանգիստ եք երգում։',
};
export const tooClose = (semitones: number): string =>
  `Սա դեռ շատ մոտ է ձեր ամենացածր հնչյունին։ Բարձրացե՛ք այնքան, որ երկուսի միջև առնվազն ${semitones} կիսատոն լինի, կամ նորից գտե՛ք ամենացածրը։`;
export const lowestFound = (note: string): string => `Ձեր ամենացածրը՝ ${note}`;
export const findLowestAgain = 'Նորից գտնել ամենացածրը';
export const isMine = { lowest: 'Սա իմ ամենացածրն է', highest: 'Սա իմ ամենաբարձրն է' };
export const stepBy = (semitones: number): string =>
  `${Math.abs(semitones) === 1 ? 'Կես' : 'Մեկ'} տոն ${semitones < 0 ? 'ցածր' : 'բարձր'}`;
