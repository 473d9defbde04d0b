import { parseChordPro } from '../../src/catalogue';
import { file, HEAD, parseSong, song } from '../support/parseSong';

test.each<[reason: string, body: string, head?: string]>([
  [':6: «B7» has a bare B: write H for B natural and Bb for B flat', '[B7]Քուն'],
  [':6: «G/B» has a bare B', '[G/B]Քուն'],
  [':6: «Аm» cannot be read as a chord', '[Аm]Քուն'],
  [':7: a bracket is not closed or not opened', 'Քուն\nե}ղիր'],
  [':6: only ordinary spaces may part words', 'Քուն\u00a0եղիր'],
  [':7: «Կրկնել տունը» is no words: write {comment: Կրկնել տունը}', 'Քուն\n[Am]Կրկնել տունը'],
  [':7: «end_of_verse» ends no such section', 'Քուն\n{end_of_verse}'],
  [':8: «start_of_chorus» stands inside another section', '{start_of_verse}\nՔուն\n{start_of_chorus}'],
  [':7: «start_of_verse» has no words', '{start_of_verse}\n{end_of_verse}'],
  [':7: «start_of_verse» has no «end_of_verse»', '{start_of_verse}\nՔուն'],
  [':7: «start_of_abc» has no «end_of_abc»', 'Քուն\n{start_of_abc}\nX:1'],
  [':7: the tune is empty', 'Քուն\n{start_of_abc}\n{end_of_abc}'],
  [
    ':10: the song has a second tune',
    'Քուն\n{start_of_abc}\nX:1\n{end_of_abc}\n{start_of_abc}\nX:1\n{end_of_abc}',
  ],
  [':10: «chorus» recalls no refrain', '{start_of_chorus: Կրկներգ}\nՕրոր\n{end_of_chorus}\n\n{chorus: Այլ}'],
  [':7: «Կրկնել տունը» does not stand below the lines', 'Քուն\n{comment: Կրկնել տունը}'],
  [
    ':8: «Կրկնել վերջին երկու տողը» does not stand',
    '{start_of_verse}\nՔուն\n{comment: Կրկնել վերջին երկու տողը}\n{end_of_verse}',
  ],
  [':1: «title» is missing', 'Քուն', HEAD.replace(/.*\n/, '')],
  [':5: «capo» has no value', 'Քուն', `${HEAD}{capo: }\n`],
  [':3: «Bm» has a bare B: write H for B natural', 'Քուն', HEAD.replace('Am', 'Bm')],
  [':3: «moll» cannot be read as a chord', 'Քուն', HEAD.replace('Am', 'moll')],
  [':3: «N.C.» is no key', 'Քուն', HEAD.replace('Am', 'N.C.')],
  [':5: «x» is no fret', 'Քուն', `${HEAD}{capo: x}\n`],
  [':5: «waltz» is no time signature', 'Քուն', `${HEAD}{time: waltz}\n`],
  [':5: «fast» is no tempo', 'Քուն', `${HEAD}{tempo: fast}\n`],
  [':5: «Րաֆֆի;; Ջիվանի» leaves a name out', 'Քուն', `${HEAD}{lyricist: Րաֆֆի;; Ջիվանի}\n`],
  [':5: «c. 1900» is no time: write 1907, 1903/1904, 189X or 18XX', 'Քուն', `${HEAD}{year: c. 1900}\n`],
  [':5: «1XXX» is no time', 'Քուն', `${HEAD}{year: 1XXX}\n`],
  [':5: «rock» is no kind of song: write patriotic, lyrical', 'Քուն', `${HEAD}{meta: kind rock}\n`],
  [':5: «abc» is no video', 'Քուն', `${HEAD}{meta: youtube abc}\n`],
  [':5: «de» is no language', 'Քուն', `${HEAD}{meta: language de}\n`],
  [':5: «ear» is no evidence', 'Քուն', `${HEAD}{meta: chords ear}\n`],
  [':1: chords from a melody or a chart name a «meta: source»', 'Քուն', `${HEAD}{meta: chords chart}\n`],
  [':5: chords from a melody or a chart name', 'Քուն', `${HEAD}{meta: source example.org}\n`],
  [':5: «dominant» is no shared remark: write', 'Քուն', `${HEAD}{meta: remark dominant}\n`],
  [':5: «B7» has a bare B', 'Քուն', `${HEAD}{meta: remark Ավարտը՝ (B7)։}\n`],
  [':5: «french» is no notation', 'Քուն', `${HEAD}{meta: notation french}\n`],
  [':6: «tempo» stands twice', 'Քուն', `${HEAD}{tempo: 80}\n{tempo: 90}\n`],
  [':5: «artist» is no directive of a song file', 'Քուն', `${HEAD}{artist: Այլ}\n`],
  [':5: «meta: artist» is no directive of a song file', 'Քուն', `${HEAD}{meta: artist Այլ}\n`],
  [':6: «constructor» is no directive of a song file', '{constructor: x}\nՔուն'],
  [':6: the comment «softly» does not say what is repeated', '{comment: softly}\nՔուն'],
  [':6: a bracket is not closed or not opened: «[AmՔուն»', '[AmՔուն'],
  [':6: a bracket is not closed or not opened: «{start_of_verse: 1.»', '{start_of_verse: 1.\nՔուն'],
  [
    ':6: «# x» stands beside «{start_of_verse: 1.}», which has',
    '{start_of_verse: 1.} # x\nՔուն\n{end_of_verse}',
  ],
  [':6: «Քուն» stands beside «{start_of_verse: 1.}»', '{start_of_verse: 1.} Քուն'],
  [':6: «Քուն» stands beside «{comment: Կրկնել տունը}»', 'Քուն {comment: Կրկնել տունը}'],
  [':6: «{}» is no directive', '{}\nՔուն'],
  [':6: «{(1)}» is no directive', '{(1)}\nՔուն'],
  [':6: «label=Verse 1» is no label', '{start_of_verse: label=Verse 1}\nՔուն\n{end_of_verse}'],
  [':6: «id="v1"» is no label', '{start_of_verse: id="v1"}\nՔուն\n{end_of_verse}'],
  [':6: «B» has a bare B', 'Քուն (B) եղիր'],
  [':6: «G/B» has a bare B', 'Քուն [G/H] (G/B)'],
  [':6: «B7» has a bare B', '{start_of_chorus: Կրկներգ (B7)}\nՔուն\n{end_of_chorus}'],
  [':6: «(Am Dm E7)» would not be transposed: write each chord', 'Քուն (Am Dm E7)'],
  [':6: «(Am, E7(b9,13))» would not be transposed', 'Քուն (Am, E7(b9,13))'],
  [':6: «(C – D)» would not be transposed', 'Քուն (C – D)'],
  [':6: «(Am-Dm)» would not be transposed', 'Քուն (Am-Dm)'],
  [':7: «B♮» cannot be read as a chord', '[B♮]Քուն', `${HEAD}{meta: notation international}\n`],
  [':7: «Bx» cannot be read as a chord', '[Bx]Քուն', `${HEAD}{meta: notation international}\n`],
  [':6: «G|D|» cannot be read as a chord', '[G|D|]Քուն'],
  [':6: «Քու…ն [Am]եղիր» has a sign that is not seen, U+200B, at …', 'Քու\u200bն [Am]եղիր'],
  [':6: «Քու…ն» has a sign that is not seen, U+00AD', 'Քու\u00adն'],
  [':6: «Քու…ն» has a sign that is not seen, U+2060', 'Քու\u2060ն'],
  [':6: «Քու…ն» has a sign that is not seen, U+FEFF', 'Քու\ufeffն'],
  [':6: «Քու…ն» has a sign that is not seen, U+3164', 'Քու\u3164ն'],
  [':6: «…Քուն» has a sign that is not seen, U+202B', '\u202bՔուն'],
  [':6: «Քու…ն» has a sign that is not seen, U+000D', 'Քու\rն'],
  [':6: «Քուն…» has a sign that is not seen, U+000D', 'Քուն\r\r\nեղիր'],
  [':6: «[A…m]Քուն» has a sign that is not seen, U+200D', '[A\u200dm]Քուն'],
  [':1: «{title: Օ…րոր}» has a sign that is not seen, U+200C', 'Քուն', HEAD.replace('Օ', 'Օ\u200c')],
  [':6: «[Аm]Քուն» has «А» (Cyrillic, U+0410): all letters', '[\u0410m]Քուն'],
  [':6: «[А]Քուն» has «А» (Cyrillic, U+0410)', '[\u0410]Քուն'],
  [':6: «[Ε7]Քուն» has «Ε» (Greek, U+0395)', '[\u03957]Քուն'],
  [':6: «[Cսus4]Քուն» has «C» (Latin, U+0043) beside «ս» (Armenian, U+057D)', '[C\u057dus4]Քուն'],
  [':6: «Քուն (Аm)» has «А» (Cyrillic, U+0410)', 'Քուն (\u0410m)'],
  [':6: «եղիp [Am]» has «ի» (Armenian, U+056B) beside «p» (Latin, U+0070)', 'եղիp [Am]'],
  [':6: «Oրոր» has «O» (Latin, U+004F) beside «ր»', 'Oրոր'],
  [':6: «Դ[Am]о Քուն» has «о» (Cyrillic, U+043E)', 'Դ[Am]\u043e Քուն'],
  [':6: «Դ[Am]o Քուն» has «Դ» (Armenian, U+0534) beside «o» (Latin, U+006F)', 'Դ[Am]o Քուն'],
  [':3: «{key: Аm}» has «А» (Cyrillic, U+0410)', 'Քուն', HEAD.replace('Am', '\u0410m')],
  [':5: «{сapo: 3}» has «с» (Cyrillic, U+0441)', 'Քուն', `${HEAD}{\u0441apo: 3}\n`],
  [':1: «{title: Oրոր}» has «O» (Latin', 'Քուն', HEAD.replace('Օրոր', 'Oրոր')],
  [':6: «*coda» cannot be read as a chord', '[*coda]Քուն'],
  [':6: «» cannot be read as a chord', 'Քուն[]'],
])('a malformed song is refused with file, line and reason: %s', (reason, body, head = HEAD) => {
  expect(() => song(body, head)).toThrow(`12-oror.cho${reason.startsWith(':') ? reason : ''}`);
});

test('all that is wrong with a file is named at once', () => {
  const { song: read, problems } = parseChordPro('{title: Օրոր}\n{capo: 12}\n\n[Xm]Քուն\n[B]եղիր\n{chorus}');
  expect(read).toBeNull();
  expect(problems.map(({ line, reason }) => `${line} ${reason.slice(0, 22)}`)).toEqual([
    '1 «subtitle» is missing',
    '1 «key» is missing',
    '1 «copyright» is missing',
    '2 «12» is no fret for a ',
    '4 «Xm» cannot be read as',
    '5 «B» has a bare B: writ',
    '6 «chorus» recalls no re',
  ]);
});

test('a fact that is malformed is named once', () => {
  const problems = (head: string) =>
    parseChordPro(file('Քուն', head)).problems.map(({ line, reason }) => `${line} ${reason}`);
  expect(problems(HEAD.replace(' Օրոր', ''))).toEqual(['1 «title» has no value']);
  expect(problems(`${HEAD}{meta: chords ear}\n{meta: source example.org}\n`)).toEqual([
    '5 «ear» is no evidence: write melody, chart, suggested',
  ]);
});

test('alphabets may stand beside each other, in words of their own', () => {
  const words = 'Գի[Am]շեր, l’étoile (Am)-ից\\u0023ա MIT-ի';
  expect(song(words).body.lyrics).toEqual(['Գիշեր, l’étoile (Am)-ից#ա MIT-ի']);
});

test('a file without words is refused', () => {
  expect(() => parseSong(HEAD, '12-oror.cho')).toThrow('12-oror.cho:4: the song has no words');
  expect(() => parseSong('', '12-oror.cho')).toThrow('12-oror.cho:1: ');
});
