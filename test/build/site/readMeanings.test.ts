import { readMeanings } from '../../../src/build/site/readMeanings';
import { readSongFiles } from '../../../src/catalogue/readSongFiles';
import { sungLines } from '../../../src/catalogue/sections';
import { LANGUAGES } from '../../../src/views/text/languages';
import { plainWords } from '../../support/songText';

const songs = readSongFiles();

test.each(LANGUAGES)('in %s every sung line of another language has its meaning', (language) => {
  const meanings = readMeanings(songs, language);
  expect(meanings).toHaveLength(songs.length);
  songs.forEach((song, id) => {
    const told = meanings[id]!.lines.flatMap((text, line) => (text ? [line] : []));
    const sung = sungLines(song).map(({ line }) => line);
    expect([song.title, told]).toEqual([song.title, song.language === language ? [] : sung]);
  });
});

test.each([
  ['hy', 'Armenian', 'շնորհ ու ողորմություն', 'փղոսկրից', 'թափառական, անտուն (?)'],
  ['en', 'Latin', 'kindness and mercy', 'of ivory', 'wandering, homeless (?)'],
  ['ru', 'Cyrillic', 'милость и милосердие', 'из слоновой кости', 'скитающийся, бездомный (?)'],
  ['fr', 'Latin', 'bonté et miséricorde', 'd’ivoire', 'errant, sans foyer (?)'],
] as const)(
  'in %s a gloss is at its word wherever the song has it as a whole word, in the reader’s own letters',
  (language, script, mercy, ivory, homeless) => {
    const glossed = readMeanings(songs, language).flatMap(({ glosses }, id) =>
      glosses.map(([line, from, to, text]) => [id, songs[id]!.body.lyrics[line]!.slice(from, to), text]),
    );
    expect(glossed).toContainEqual([22, 'մուրվեթ ու քերամ', mercy]);
    expect(glossed).toContainEqual([33, 'շիրմայեմեն', ivory]);
    expect(glossed).toContainEqual([19, 'դադարգյուն', homeless]);
    expect(glossed.filter(([id, word]) => id === 1 && word === 'Երբոր')).toHaveLength(3);
    const own = RegExp(`^(?:\\P{L}|\\p{Script=${script}})+$`, 'u');
    expect(glossed.filter(([, , text]) => !own.test(String(text)))).toEqual([]);
    expect(new Set(glossed.map(([id]) => id)).size).toBe(44);
  },
);

test('a note on a stanza follows its last line, and a doubtful line keeps its sign', () => {
  const { lines } = readMeanings(songs, 'en')[33]!;
  expect(lines[3]).toMatch(/^Who can take you from me\?.*\(\?\)\nKamancha: a bowed spike fiddle\./);
  expect(lines.slice(0, 3).join()).not.toContain('\n');
});

/** Parts of Armenian words, and what stands in each translation of a line that has one. */
const KNOWN_WORDS = `
  կռունկ crane журавл grue
  կաքավ partridge куропат perdrix
  ծիծեռնակ swallow ласточ hirondelle
  լորիկ lorik лорик lorik
  սոխակ nightingale солов rossignol
  բլբուլ nightingale солов rossignol
  ծիրան apricot абрикос abricot
  խնկ incense ладан encens
  սոնա sona сон sona
  նազան nazan назан nazan
  յաման yaman яман yaman
  գյուլում gyulum гюлум gyulum
  յայլա yayla яйла yayla
  կիլիկիա cilicia килики cilicie
  արաքս arax аракс arax
  հայաստան armenia арм[ея]н arméni
  հալեպ aleppo алеппо alep
  թշնամ enem вра[гж] ennemi
  խապրիկ news вест nouvelle
  աղջի?կ girl|daughter дев|доч fille
  լեզու tongue|language язык langue
  լռենք silen молч tai
  սի?րտ heart серд cœur
  աստված god бо[гж]|госпо dieu
  արև(?!ել) sun солн soleil
  լուսի?ն moon лун|месяц lune
  ջ(?:ուր|րի) water вод eau
  լեռ mount гор mont
  ամպ cloud облак|туч nuage|couv
  քամի wind ветр|ветер vent
  ծաղի?կ flower|bloom|blossom цвет|цвел fleur
  կարմիր(?!.իրիցանց) red красн|ал|румян rouge
  [ոօ]սկ gold золот or
  դրախտ paradise ра[йяюе] paradis
  վերք wound ран bless|plaie
  ղուրբան sacrifice жертв sacri
  երգ song|sing пес|петь|по[ёйю] song|chan
  մեռ die|dea|dying умр|умер|смерт|гиб|умир|убит mour|mort|meur
  ձայն(?!ակ) voice|sound голос|зву[кч]|звон voix|son
`
  .trim()
  .split('\n')
  .map((row) => row.trim().split(' '));

test.each([
  ['en', 1, ['Եղբայր եմք մեք']],
  ['ru', 2, ['Կիլիկիա']],
  ['fr', 3, ['Ամպի տակից ջուր է գալի']],
] as const)(
  'in %s a meaning stands at its own line: it has the known words, and a line that comes again means the same',
  (language, column, otherwise) => {
    const plain = (text: string): string =>
      plainWords(text.replaceAll(/[՞՜՛]/g, ''))
        .replaceAll(/[^\p{L}]+/gu, ' ')
        .trim()
        .toLowerCase();
    const astray: string[] = [];
    const changed = new Set<string>();
    readMeanings(songs, language).forEach(({ lines }, id) => {
      const { title, body, language: own } = songs[id]!;
      const before = new Map<string, string>();
      for (const { line } of own === 'hy' ? sungLines(songs[id]!) : []) {
        const [said, meant] = [plain(body.lyrics[line]!), plain(lines[line]!.split('\n')[0]!)];
        for (const words of KNOWN_WORDS)
          if (RegExp(`(?<!\\p{L})(?:${words[0]})`, 'u').test(said) && !RegExp(words[column]!).test(meant))
            astray.push(`${title}: «${said}» has ${words[column]}, not «${meant}»`);
        if ((before.get(said) ?? meant) !== meant) changed.add(title);
        before.set(said, meant);
      }
    });
    expect(astray).toEqual([]);
    // The line before leads on otherwise.
    expect([...changed]).toEqual(otherwise);
  },
);
