import { makeRomaniser } from '../../../src/catalogue/romanisation';

test.each<[written: string, eastern: string, western: string]>([
  // The verb "are" after a noun or an adjective, and the pronoun "I".
  ['Հեռու ես, մոռանալ մի,', 'Heru es, moranal mi,', 'Heru es, moranal mi,'],
  ['Դու արև ես իմ կյանքի', 'Du arev es im kyanki', 'Tu arev es im gyanki'],
  ['Նորա սիրուն ես տանջվում եմ,', 'Nora sirun yes tanjvum em,', 'Nora sirun yes danchvum em,'],
  ['Քեզ համար ես լացի', 'Kez hamar yes latsi', 'Kez hamar yes latsi'],
  ['Եվ ես, որ ես եկա', 'Yev yes, vor yes yeka', 'Yev yes, vor yes yega'],
  // The articles my and your, and words that end in the same letters.
  ['սերս, ուժդ, թևդ, ձայնս', 'serës, uzhëd, tevëd, dzaynës', 'serës, uzhët, tevët, tsaynës'],
  [
    'դուրս, ներս, չորս, վարդ, ձախորդ',
    'durs, ners, chors, vard, dzakhord',
    'turs, ners, chors, vart, tsakhort',
  ],
  [
    'խորհուրդ, ծնունդ, եռանդ, Էդուարդ',
    'khorhurd, tsënund, yerand, Edvard',
    'khorhurt, dzënunt, yerant, Etvart',
  ],
  // A consonant that is joined to the vowel of the next word.
  ['քաղցր է, քաղցր ձայն', 'kaghtsr e, kaghtsër dzayn', 'kaghtsr e, kaghtsër tsayn'],
  ['սիրտս է, սիրտս որ', 'sirts e, sirtës vor', 'sirds e, sirdës vor'],
  // ը at the beginning of words.
  ['զքեզ, զբոսնել', 'zëkez, ëzbosnel', 'zëkez, ëzposnel'],
  ['սպասում, շտապ, Ստեփան', 'ëspasum, shëtap, Stepan', 'ësbasum, shëdab, Sdepan'],
  ['կգնամ, չմնաց, կթռչի', 'këgënam, chëmënats, këtërchi', 'gëkënam, chëmënats, gëtërchi'],
])('%s', (written, eastern, western) => {
  expect(makeRomaniser('eastern').write(written)).toBe(eastern);
  expect(makeRomaniser('western').write(written)).toBe(western);
});
