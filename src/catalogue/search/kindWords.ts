import type { Kind, SongContent } from '../song';

/** Names for the kinds of songs, in Armenian, Latin and Cyrillic letters. */
const KIND_WORDS: Readonly<Record<Kind, string>> = {
  patriotic:
    'հայրենասիրական ազգային հեղափոխական hayrenasirakan patriotic patriotique патриотическая патриотические',
  lyrical: 'քնարական knarakan lyrical lyrique лирическая лирические',
  folk: 'ժողովրդական zhoghovrdakan folk folklore traditional traditionnelle народная народные фольклор',
  gusan: 'գուսանական գուսան աշուղական աշուղ gusan gusanakan gousan ashugh ashough ashik minstrel ашуг гусан',
  sacred: 'հոգևոր շարական hogevor sharakan sharagan hymn sacred sacré шаракан духовная духовные',
  lullaby:
    'օրորոցային օրորոցայիններ ororotsayin ororocayin lullaby lullabies berceuse berceuses колыбельная колыбельные',
  children: 'մանկական mankakan children kids enfantine comptine детская детские',
  chanson: 'ֆրանսիական fransiakan french chanson française французская французские шансон',
};

/** The search words for the facts of a song: its kind and its metre. */
export function factWords({ kind, time }: Pick<SongContent, 'kind' | 'time'>): readonly string[] {
  return [...(kind ? KIND_WORDS[kind].split(' ') : []), ...(time ? [time] : [])];
}
