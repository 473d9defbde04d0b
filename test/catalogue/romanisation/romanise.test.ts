import fc from 'fast-check';
import { makeRomaniser, type Letters, type Orthography } from '../../../src/catalogue/romanisation';
import { romaniseLine } from '../../../src/catalogue/romanisation/romanise';
import { songs } from '../../../src/catalogue';
import { ROMANISED_WORDS } from './romanisedWords';

const romanise = (text: string, letters: Letters): string => makeRomaniser(letters).write(text);

const sungLines = songs.flatMap(({ title, author, body }) => [title, author, ...body.lyrics]);
const sungWords = new Set(
  sungLines
    .join('\n')
    .replace(/[՛՜՞]/g, '')
    .toLowerCase()
    .match(/[ա-և]+/g),
);

describe('words of the songs', () => {
  test('there are at least 120, each from a song', () => {
    expect(ROMANISED_WORDS.length).toBeGreaterThanOrEqual(120);
    expect(ROMANISED_WORDS.map(([written]) => written).filter((word) => !sungWords.has(word))).toEqual([]);
  });

  test.each(ROMANISED_WORDS)('%s is %s in the East, %s in the West', (written, eastern, western) => {
    expect([romanise(written, 'eastern'), romanise(written, 'western')]).toEqual([eastern, western]);
  });
});

test.each<[written: string, eastern: string, western: string]>([
  // The verb "to be" and the pronoun.
  ['Գիշերները ես քուն չեղա,', 'Gishernerë yes kun chegha,', 'Kishernerë yes kun chegha,'],
  ['Ինչո՞ւ արագ փախչում ես', 'Inchu? arag pakhchum es', 'Inchu? arak pakhchum es'],
  ['ո՛վ ծովակ, ինչո՞ւ ես թոռմել,', 'ov tsovak, inchu? es tormel,', 'ov dzovag, inchu? es tormel,'],
  ['զայն օտարն ես սիրել', 'zayn otarn es sirel', 'zayn odarn es sirel'],
  ['Ինչու ես տխուր', 'Inchu es tëkhur', 'Inchu es dëkhur'],
  ['Ես սիրել եմ', 'Yes sirel em', 'Yes sirel em'],
  ['մերթ ես սիրել եմ', 'mert yes sirel em', 'mert yes sirel em'],
  ['— Աշխարհ գիտի՝ իմն ես դու։', '— Ashkharh giti, imn es du.', '— Ashkharh kidi, imn es tu.'],
  ['դուն անգին զարդ ես։', 'dun angin zard es.', 'tun ankin zart es.'],
  ['Քև ապրիմ ես, քև', 'Kev aprim yes, kev', 'Kev abrim yes, kev'],
  ['հուսո շող ես\nԻմ', 'huso shogh es\nIm', 'huso shogh es\nIm'],
  ['Մորս համբույրն ես զգացի,', 'Morës hambuyrn yes ëzgatsi,', 'Morës hampuyrn yes ëzkatsi,'],
  // Words with clusters that no ը parts.
  ['մեծասքանչ լեզու, Երևան', 'metsaskanch lezu, Yerevan', 'medzaskanch lezu, Yerevan'],
  // Signs: ՛ is left out, ՞ and ՜ end the word in the place of a comma or full stop.
  ['Հայաստա՜ն, Հայաստա՜ն։', 'Hayastan! Hayastan!', 'Hayasdan! Hayasdan!'],
  ['Հիմի է՞լ լռենք', 'Himi el? lërenk', 'Himi el? lërenk'],
  ['Կա՞ն… Արա՛քս', 'Kan?… Araks', 'Gan?… Araks'],
  ['չէ՛ այն, չէ՞', 'che ayn, che?', 'che ayn, che?'],
  ['Հին-հին. կ’երթամ', 'Hin-hin. k’ertam', 'Hin-hin. g’ertam'],
  ['«Ապրի քու ածողը», սիրել', '«Apri ku atsoghë», sirel', '«Abri ku adzoghë», sirel'],
  ['մե֊կը, կ՚ուզեմ', 'me-kë, k’uzem', 'me-gë, g’uzem'],
  // Ligatures are their letters.
  ['ﬔնք', 'menk', 'menk'],
  ['ﬕտք, ﬓալ', 'mitk, mënal', 'midk, mënal'],
  ['ﬖաս, ﬗ', 'vënas, mëkh', 'vënas, mëkh'],
  // Յիս of Sayat-Nova is said with y, names in classical spelling with h.
  ['Յիս քիզ', 'Yis kiz', 'Yis kiz'],
  ['Յիսուս', 'Hisus', 'Hisus'],
  ['Յակոբ', 'Hakob', 'Hagop'],
  ['սարի վրայ', 'sari vëra', 'sari vëra'],
  // Capitals.
  ['Եվ Որդի, ՈՐԴԻ Շուշան Ու', 'Yev Vordi, VORDI Shushan U', 'Yev Vorti, VORTI Shushan U'],
  ['Ծ. Ո՛վ ԾՈՎ', 'Ts. Ov TSOV', 'Dz. Ov DZOV'],
  // What is not Armenian.
  ['Մի (Am) [H7] 2. Quand nous', 'Mi (Am) [H7] 2. Quand nous', 'Mi (Am) [H7] 2. Quand nous'],
  // Classical spelling is known by its letters, line by line.
  ['Որ յայսմ աւուր յայտնեցաւ,', 'Vor haysm avur haytnetsav,', 'Vor haysm avur haydnetsav,'],
  ['Հովիւքն երգեն ընդ հրեշտակս՝', 'Hovivkn yergen ënd hreshtaks,', 'Hovivkn yerken ënt hreshdags,'],
  ['Բանիւք, հովիւքս եւ արիւն', 'Banivk, hovivks yev aryun', 'Panivk, hovivks yev aryun'],
  ['Ծնաւ նոր արքայ', 'Tsënav nor arka', 'Dzënav nor arka'],
  ['Առաւօտ լուսոյ,', 'Aravot luso,', 'Aravod luso,'],
  ['Զարթիր, Տէր, յօգնել,', 'Zartir, Ter, hognel,', 'Zartir, Der, hoknel,'],
  ['Հայ կեանք, եօթը յոյս', 'Hay kyank, yotë huys', 'Hay gyank, yotë huys'],
  ['Գէորգ, չէօլ, բարեւ', 'Gevorg, chöl, barev', 'Kevork, chöl, parev'],
  ['վրայ է, մեր անյոյս հայ հոգւոյ', 'vëra e, mer anhuys hay hogvo', 'vëra e, mer anhuys hay hokvo'],
  ['Նուէր տուաւ, պատուել', 'Nëver tëvav, patvel', 'Nëver dëvav, badvel'],
  ['Ի խանձարուրս պատեցաւ,', 'I khandzarurs patetsav,', 'I khantsarurs badetsav,'],
  ['Սիրտս մէկ', 'Sirtës mek', 'Sirdës meg'],
  // The verb "are" after a noun or an adjective, and the pronoun "I".
  ['Հեռու ես, մոռանալ մի,', 'Heru es, moranal mi,', 'Heru es, moranal mi,'],
  ['Դու արև ես իմ կյանքի', 'Du arev es im kyanki', 'Tu arev es im gyanki'],
  ['Նորա սիրուն ես տանջվում եմ,', 'Nora sirun yes tanjvum em,', 'Nora sirun yes danchvum em,'],
  ['Քեզ համար ես լացի', 'Kez hamar yes latsi', 'Kez hamar yes latsi'],
  ['Եվ ես, որ ես եկա', 'Yev yes, vor yes yeka', 'Yev yes, vor yes yega'],
  // The articles my and your, and words that end in the same letters.
  ['սերս, ուժդ, թևդ, ձայնս', 'serës, uzhëd, tevëd, dzaynës', 'serës, uzhët, tevët, tsaynës'],
  ['դուրս, ներս, չորս, վարդ', 'durs, ners, chors, vard', 'turs, ners, chors, vart'],
  ['ձախորդ, խորհուրդ, ծնունդ', 'dzakhord, khorhurd, tsënund', 'tsakhort, khorhurt, dzënunt'],
  ['եռանդ, Էդուարդ', 'yerand, Edvard', 'yerant, Etvart'],
  // A consonant that is joined to the vowel of the next word.
  ['քաղցր է, քաղցր ձայն', 'kaghtsr e, kaghtsër dzayn', 'kaghtsr e, kaghtsër tsayn'],
  ['սիրտս է, սիրտս որ', 'sirts e, sirtës vor', 'sirds e, sirdës vor'],
  // ը at the beginning of words.
  ['զքեզ, զբոսնել', 'zëkez, ëzbosnel', 'zëkez, ëzposnel'],
  ['սպասում, շտապ, Ստեփան', 'ëspasum, shëtap, Stepan', 'ësbasum, shëdab, Sdepan'],
  ['կգնամ, չմնաց, կթռչի', 'këgënam, chëmënats, këtërchi', 'gëkënam, chëmënats, gëtërchi'],
])('%s', (written, eastern, western) => {
  expect(romanise(written, 'eastern')).toBe(eastern);
  expect(romanise(written, 'western')).toBe(western);
});

test.each<[line: string, cuts: number[], pieces: string[]]>([
  ['Որ ապրել է դարեդար,', [11, 15], ['Vor aprel e ', 'dare', 'dar,']],
  ['հուսո', [2], ['hu', 'so']],
  ['քաղցրիկ', [4], ['kaghts', 'rik']],
  ['Նվիրական մեկ նշան,', [14], ['Nëvirakan mek në', 'shan,']],
  ['Հայաստա՜ն, ո՜հ', [7, 9, 11], ['Hayasta', 'n!', ' ', 'oh!']],
  ['դար', [], ['dar']],
  ['դար', [0, 1, 1, 3], ['', 'd', '', 'ar', '']],
])('%s is cut at %j', (line, cuts, pieces) => expect(romaniseLine(line, cuts, 'eastern')).toEqual(pieces));

const reading = fc.constantFrom<Orthography>('eastern', 'western');
const armenian = fc.string({
  unit: fc.constantFrom(...'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆևԱԵԻՈՒՎՅՀ ՛՜՞՝։՚֊՟,.-’'),
});
const anyLine = fc.oneof(armenian, fc.constantFrom(...sungLines), fc.string({ unit: 'binary' }));

test('the pieces of a line join to the whole line', () => {
  fc.assert(
    fc.property(anyLine, fc.array(fc.nat(60)), reading, (line, columns, as) => {
      const cuts = columns.sort((a, b) => a - b);
      const pieces = romaniseLine(line, cuts, as);
      expect(pieces).toHaveLength(cuts.length + 1);
      expect(pieces.join('')).toBe(romanise(line, as));
    }),
    { numRuns: 1000 },
  );
});

test('a word never moves over a space between two pieces', () => {
  const moved = sungLines.filter((line) => {
    const cuts = [...line.matchAll(/(?<= )\S/g)].map(({ index }) => index);
    const words = romanise(line, 'eastern').split(/(?<= )(?=\S)/);
    return romaniseLine(line, cuts, 'eastern').join('|') !== words.join('|');
  });
  expect(moved).toEqual([]);
});

test('no Armenian letter or sign is left, and Latin text stays as it is', () => {
  fc.assert(
    fc.property(fc.oneof(armenian, fc.constantFrom(...sungLines)), reading, (line, as) => {
      const latin = romanise(line, as);
      expect(latin).not.toMatch(/\p{Script=Armenian}/u);
      expect(romanise(latin, as)).toBe(latin);
    }),
    { numRuns: 1000 },
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), reading, (text, as) => {
      fc.pre(!/[\p{Script=Armenian}։]/u.test(text));
      expect(romanise(text, as)).toBe(text);
    }),
  );
});
