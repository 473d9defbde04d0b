/** The pronunciation of the letters: eastern (Yerevan, Tehran) or western (Constantinople and its diaspora). */
export type Orthography = 'eastern' | 'western';

/*
 * The scheme follows BGN/PCGN 1981 (kh, gh, ch, sh, zh, ts, dz, ye, vo, yev), with changes for singers: no apostrophe
 * marks aspiration, ը is ë (the a of "about"), ռ and ր are both r, an apostrophe only separates a letter from a
 * following h, and ë is also written where an unwritten one is certain. Every letter keeps its own sound: the բ of երբ
 * is b, although it is spoken almost as p.
 */
const EASTERN = `
ա a     բ b     գ g     դ d     ե e     զ z     է e     ը ë     թ t     ժ zh    ի i     լ l     խ kh
ծ ts    կ k     հ h     ձ dz    ղ gh    ճ ch    մ m     յ y     ն n     շ sh    ո o     չ ch    պ p
ջ j     ռ r     ս s     վ v     տ t     ր r     ց ts    ւ v     փ p     ք k     օ o     ֆ f
`;

/** The letters that differ from the eastern ones. */
const WESTERN = 'բ p  պ b  գ k  կ g  դ t  տ d  ձ ts  ծ dz  ջ ch  ճ j';

const parseTable = (table: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(table.matchAll(/(\S+) (\S+)/g), ([, letter = '', latin = '']): [string, string] => [
      letter,
      latin,
    ]),
  );

/** The Latin letters of each Armenian letter on its own. */
export const LATIN_LETTERS: Readonly<Record<Orthography, Readonly<Record<string, string>>>> = {
  eastern: parseTable(EASTERN),
  western: parseTable(EASTERN + WESTERN),
};
