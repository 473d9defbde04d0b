import { translateSongs } from '../../../src/build/site/translateSongs';
import { readSongFiles } from '../../../src/catalogue/readSongFiles';
import { singSong, tuneRange } from '../../../src/catalogue/singing';
import type { ReadSong } from '../../../src/catalogue/song';
import { tuneNotice } from '../../../src/views/play/player/songScore';
import * as en from '../../../src/views/text/en';
import * as fr from '../../../src/views/text/fr';
import * as hy from '../../../src/views/text/hy';
import * as ru from '../../../src/views/text/ru';

const LANGUAGES = { hy, en, ru, fr };
type Language = keyof typeof LANGUAGES;
type Words = Readonly<
  Record<'noTune' | 'partOfTune' | 'groupHasNoTune' | 'guessedTempo' | 'songsAreFree', string> & {
    evidence: Readonly<Record<Exclude<ReadSong['evidence'], ''>, string>>;
  }
>;

/** What sentences of any language claim about a song, its tune and its rights. */
const CLAIMS = {
  tuneIsWritten:
    /ըստ մեղեդու գրառման|against a written melody|по нотам мелодии|d’après la mélodie notée|տարբերակով։|version of the tune|варианту мелодии|version de l’air/,
  tuneIsNotWritten:
    /գրառում(?:ը|ն ու չափը)? չ|no written melody|(?:нот|Записи) мелодии (?:мы не|.*нет)|pas trouvé de mélodie notée|n’est pas notée|ne sont notées/,
  versionWasFound: /Գտանք միայն|We found only|Мы нашли только|Nous n’avons trouvé que/,
  tuneIsNotHere:
    /մեղեդին երգարանում չկա, |(?:this song’s melody, |this song’s melody\.)|Мелодии этой песни в песеннике нет|mélodie de cette chanson ne figure pas/,
  tuneIsNotPrinted: /չի տպվում|not printed here|не печатается|pas reproduite? ici/,
  partOfTuneIsHere: /Տողերի մի մասի|melody of some lines|Мелодии части строк|mélodie de certaines lignes/,
  metreIsUnknown: /գրառումն ու չափը|melody or time signature|ни размера|ni la mesure/,
  tempoIsUnknown:
    /տեմպը հայտնի չէ, ուստի|tempo of this song is not known|Темп этой песни неизвестен|Tempo inconnu/,
  songIsFree: /^(?:Հանրային սեփականություն\.|Public domain:|Общественное достояние:|Domaine public)/,
  wordsAreFree:
    /^(?:Խոսքը հանրային|The words are in the public|Слова — общественное|Les paroles sont dans le domaine public \()/,
  isLicensed: /MIT/,
  allSongsAreFree: /Բոլոր երգերը|All songs|Все песни|Toutes les chansons/,
};
type Claim = keyof typeof CLAIMS;

const sentencesOn = (song: ReadSong, words: Words): readonly string[] => {
  const notice = tuneNotice(song, singSong(song));
  return [
    song.evidence && words.evidence[song.evidence],
    song.rights,
    song.remark,
    words.songsAreFree,
    notice ? words[notice] : '',
    tuneRange(song) ? '' : words.groupHasNoTune,
    song.tempo === 0 ? words.guessedTempo : '',
  ].filter(Boolean);
};

const claimsIn = (sentences: readonly string[]): readonly Claim[] =>
  (Object.keys(CLAIMS) as Claim[]).filter((claim) =>
    sentences.some((sentence) => CLAIMS[claim].test(sentence)),
  );

/** What a page says of a song that cannot be true together, the shown metre, tempo and tune included. */
function contradictionsOn(song: ReadSong, words: Words): readonly string[] {
  const claims = claimsIn(sentencesOn(song, words));
  const says = (...all: readonly Claim[]): boolean => all.every((claim) => claims.includes(claim));
  const hasTune = song.phrases.length > 0;
  const contradictions = {
    'a tune is written and is not': says('tuneIsWritten', 'tuneIsNotWritten'),
    'no written tune was found, and one was': says('tuneIsNotWritten', 'versionWasFound'),
    'a tune is here and is not': hasTune && (says('tuneIsNotHere') || says('tuneIsNotPrinted')),
    'a part of a tune is here and none is': !hasTune && says('partOfTuneIsHere'),
    'a metre is shown and unknown': song.time !== '' && says('metreIsUnknown'),
    'a tempo is shown and unknown': song.tempo > 0 && says('tempoIsUnknown'),
    'a song is free, and its tune is not printed': says('songIsFree', 'tuneIsNotPrinted'),
    'all songs are free, and of this one the words alone': says('allSongsAreFree', 'wordsAreFree'),
    'all songs are free, and this one has a licence': says('allSongsAreFree', 'isLicensed'),
    'nothing says why it is free': claims.filter((claim) => FREE.includes(claim)).length !== 1,
  };
  return Object.entries(contradictions).flatMap(([name, isThere]) =>
    isThere ? [`${song.title}: ${name}`] : [],
  );
}
const FREE: readonly Claim[] = ['songIsFree', 'wordsAreFree', 'isLicensed'];

const read = new Map<Language, readonly ReadSong[]>();
function songsIn(language: Language): readonly ReadSong[] {
  const songs = read.get(language) ?? translateSongs(readSongFiles(), language);
  read.set(language, songs);
  return songs;
}
const found = (language: Language, words: Words = LANGUAGES[language], songs = songsIn(language)) =>
  songs.flatMap((song) => contradictionsOn(song, words));

describe.each(Object.keys(LANGUAGES) as Language[])('the pages of all songs in %s', (language) => {
  test('say nothing against themselves', () => {
    expect(songsIn(language)).toHaveLength(51);
    expect(found(language)).toEqual([]);
  });

  test('are read: every claim that is made in one language is made in this one, of the same songs', () => {
    const claimsOf = (name: Language) =>
      songsIn(name).map((song) => claimsIn(sentencesOn(song, LANGUAGES[name])));
    expect(claimsOf(language)).toEqual(claimsOf('hy'));
  });
});

test.each<[Language, keyof Words, string]>([
  ['hy', 'noTune', 'Այս երգի մեղեդու գրառումը չունենք։'],
  ['en', 'noTune', 'We have no written melody for this song.'],
  ['ru', 'noTune', 'Записи мелодии этой песни у нас нет.'],
  ['fr', 'noTune', 'La mélodie de cette chanson n’est pas notée.'],
  ['hy', 'groupHasNoTune', 'Այս երգի մեղեդու գրառումը չունենք, և տոնայնությունը հայտնի չէ։'],
  ['hy', 'songsAreFree', 'Բոլոր երգերը հանրային սեփականություն են։'],
  ['en', 'songsAreFree', 'All songs are in the public domain.'],
  ['ru', 'songsAreFree', 'Все песни — общественное достояние.'],
  ['fr', 'songsAreFree', 'Toutes les chansons sont dans le domaine public.'],
])('with another sentence in %s, pages contradict themselves: %s «%s»', (language, name, sentence) => {
  expect(found(language, { ...LANGUAGES[language], [name]: sentence })).not.toEqual([]);
});

test.each<[id: number, change: Partial<ReadSong>]>([
  [11, { remark: 'Գտանք միայն ժամանակակից երգչի տարբերակը, որը չենք տպում։' }],
  [0, { rights: 'Հանրային սեփականություն. Կանաչյանի մեղեդին այստեղ չի տպվում։' }],
  [17, { evidence: 'suggested', remark: 'Ակորդները ստուգված են եղանակի միայն մեկ տարբերակով։' }],
  [22, { rights: 'Խոսքը հանրային սեփականություն է, եղանակն այստեղ չի տպվում։' }],
  [3, { rights: '' }],
])('song %d would say something against itself with %j', (id, change) => {
  expect(found('hy', hy, [{ ...songsIn('hy')[id]!, ...change }])).toHaveLength(1);
});
