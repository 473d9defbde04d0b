import type { SettingValues } from '../../state';
import { voice, voices } from './voice';

// Words of the reader settings. A setting or a value without words does not compile.

/** The settings whose values all have names. */
export type NamedSetting = {
  [Setting in keyof SettingValues]: SettingValues[Setting] extends string ? Setting : never;
}[keyof SettingValues];

export const settingNames: Readonly<Record<Exclude<keyof SettingValues, 'toldOfCleaning'>, string>> = {
  textSize: 'Տառաչափ',
  theme: 'Թեմա',
  columns: 'Սյունակներ',
  listBeside: 'Երգացանկը՝ կողքին',
  sheet: 'Ի՞նչ ցույց տալ',
  notation: 'Ակորդների գրություն',
  latin: 'Խոսքերը՝ նաև լատինատառ (Latin letters)',
  hand: 'Ձախլիկի ակորդներ',
  voice,
  playsOn: 'Ինքնաթերթումը թող անցնի հաջորդ երգին',
  chordsAnnounced: 'Էկրանի ընթերցիչը թող կարդա նաև ակորդները',
  bookletPaper: 'Գրքույկի թուղթը',
  bookletLetters: 'Գրքույկի տառերը',
  bookletSheet: 'Ի՞նչ տպել գրքույկում',
};

const sheets = { chords: 'Խոսքեր և ակորդներ', lyrics: 'Միայն խոսքեր' };

/** The names of the values of each setting that is chosen by name. */
export const settingValues: {
  readonly [Setting in NamedSetting]: Readonly<Record<SettingValues[Setting], string>>;
} = {
  theme: { system: 'Ըստ սարքի', light: 'Բաց', dark: 'Մուգ' },
  columns: { one: 'Մեկ', fill: 'Էկրանի լայնքով', fit: 'Ողջ երգը մեկ էկրանին' },
  listBeside: { none: 'Փակ', all: 'Բոլոր երգերը', favorites: 'Սիրելիները' },
  sheet: sheets,
  notation: {
    written: 'Ինչպես գրված է',
    german: 'Ըստ տոնայնության՝ H, B',
    glyphs: 'Ըստ տոնայնության՝ B, B♭',
  },
  latin: { none: 'Ոչ', eastern: 'Արևելահայերեն', western: 'Արևմտահայերեն' },
  hand: { right: 'աջլիկ', left: 'ձախլիկ' },
  voice: voices,
  bookletPaper: { A4: 'A4', A5: 'A5՝ ծալված' },
  bookletLetters: { usual: 'Սովորական', large: 'Խոշոր' },
  bookletSheet: sheets,
};
