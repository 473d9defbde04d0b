import { songs } from '../../../src/catalogue';
import { makeRomaniser } from '../../../src/catalogue/romanisation';
import { sungLines } from '../../../src/catalogue/sections';

const { write } = makeRomaniser('eastern');

/** Lines whose words themselves are longer or shorter than the metre, with their syllables. */
const OTHERWISE: readonly [song: number, line: string, syllables: number, reason: string][] = [
  [1, 'Չքնաղ երկիրն մեր Արմենիո,', 9, 'io is two syllables, sung as one'],
  [1, 'Կղզի նման չիք մեր Կիպրիա,', 9, 'ia is two syllables, sung as one'],
  [3, 'Ոգևորի ի նոր խրախույս,', 9, 'ի ի is sung as one'],
  [6, 'Արդարության ձայնը հանած իր սրտից,', 11, 'the poem has 6 + 5'],
  [10, 'Անզգա, անօրեն խուժանը որբ թողուց', 11, 'the poem has 5 + 6'],
  [13, 'Հայր ունիմ սգավոր,', 6, 'the song changes between 6 and 7'],
  [26, 'Քեզ համար հիվանդ եմ ընկել,', 8, 'the song has one more'],
  [33, 'Նաքազ մարթ քիզ չի կանա տեսնի, դուն նըրա պասն իս, քամա՛նչա,', 17, 'the poem has 9 + 8'],
  [34, 'Սուչս իմա՛ցի, էնենց սըպանե, սուլթան ու խան իս ինձ ամա։', 17, 'the poem prints the ը of սըպանե'],
  [35, 'Թե էսանց էլ սուչ ունենամ՝ գլուխըս արա տալ, թաքավուր,', 17, 'գլուխըս is sung in two'],
  [35, 'Յարալուն հեքիմն էնդուր գուզե՝ դիղ տալու է, ցավ տալու չէ,', 17, 'the poem has 9 + 8'],
  [35, 'Բունիաթըս ավազ չիմանաս՝ քարափ է, քարուկըրեն է,', 17, 'ia is two syllables, sung as one'],
  [42, '6. Մասիս, մեռնեմ էդ քու փեշին,', 8, 'the song has one more'],
  [45, 'Ծնաւ նոր արքայ', 5, 'a hymn without metre'],
  [45, 'Անբաւելին երկնի և երկրի', 9, 'a hymn without metre'],
];

const vowelsOf = (text: string): number => text.match(/[aeiouëö]/gi)?.length ?? 0;

const mostFrequent = (counts: readonly number[], all: readonly number[]): number => {
  const times = (count: number, among: readonly number[]) => among.filter((other) => other === count).length;
  const [first = 0] = counts.toSorted(
    (a, b) => times(b, counts) - times(a, counts) || times(b, all) - times(a, all),
  );
  return first;
};

/** The lines of the regular strophes with their syllables and those of the metre at their place. */
const measured = songs
  .filter(({ language }) => language === 'hy')
  .flatMap((song) => {
    const lines = sungLines(song).map(({ line, lyric, from }) => {
      return { song: song.id, line, lyric, syllables: vowelsOf(write(lyric.slice(from))) };
    });
    const strophes = song.sections.map(({ kind, from, to }) => ({
      kind,
      sung: lines.filter(({ line }) => line >= from && line < to),
    }));
    return strophes.flatMap(({ kind, sung }) => {
      const alike = strophes.filter((other) => other.kind === kind && other.sung.length === sung.length);
      if (alike.length < 2) return [];
      const all = lines.map(({ syllables }) => syllables);
      const counted = sung.map((line, place) => {
        const counts = alike.map((other) => other.sung[place]!.syllables);
        return { ...line, metre: mostFrequent(counts, all) };
      });
      const isRegular =
        counted.filter(({ syllables, metre }) => syllables === metre).length * 2 >= sung.length;
      return isRegular ? counted : [];
    });
  });

test('the strophes of most songs are measured', () => {
  expect(new Set(measured.map(({ song }) => song)).size).toBeGreaterThan(35);
  expect(measured.length).toBeGreaterThan(600);
});

test('every line of a regular strophe has the syllables of its metre, or is known to have others', () => {
  const others = measured.filter(({ syllables, metre }) => syllables !== metre);
  const told = others.map(({ song, lyric, syllables }) => [song, lyric, syllables]);
  expect(told).toEqual(OTHERWISE.map((row) => row.slice(0, 3)));
});
