import { armenianSound, foldSound } from './folding';
import { spellingOf } from './words';

/**
 * Typed letters, each followed by the Armenian sounds that they may mean, the most likely first: `u` is ու, `-` is
 * silence, `?` marks an unlikely sound. Eastern and Western sounds are not distinguished: `foldSound` merges them. All
 * matching rows count: `ts` may be ծ, or տ and ս.
 */
const ANYWHERE = `
a ա         b բ         c ծ կ ?ս    d դ         e ե ?-      f ֆ         g գ ?ժ ?ղ   h հ         i ի ?-
j ջ ?ձ      k կ         l լ         m մ         n ն         o ո         p պ         q կ         r ր
s ս         t տ         u u ?-      v վ         w վ ?u      x խ ?կս     y ?- ի      z զ ?ծ
ch ճ ?շ     tch ճ       tsch ճ      dj ջ        dch ջ       dzh ջ       sch շ       sh շ        zh ժ
gh ղ        kh խ        ts ծ        tz ծ        dz ձ        ds ձ        th տ        ph պ ֆ      ck կ
qu կ        oo u        ou u        ow u        ee ի        uh -        eu u        iu u        iw u
iv u        oi վա       oie վա      in են       ah ահ ա     eh եհ ե ?-  oh ոհ ո     ə -         ł ղ
а ա         б բ         в վ         г գ հ ղ     д դ         е ե ?-      ж ժ         з զ         и ի ?-
к կ         л լ         м մ         н ն         о ո         п պ         р ր         с ս         т տ
у u         ф ֆ         х խ հ       ц ծ         ч ճ         ш շ         щ շ         ъ -         ы - ի
ь -         э ե ?-      ю u         я ա         дж ջ        дз ձ        тс ծ        тч ճ        кх խ
гх ղ
`;

/** At the start of a word these rows replace the rows above with the same letters. */
const AT_START = `
a ա ?հա     e ե ?ը      i ի ?ը ?յ   u u ?ը      y յ ?ը      ye ե        vo ո        ea յա       eo յո
uh ը        յ յ հ       а ա հա      о ո հո      е ե         э ե հե      и ի ?ը ?յ   ы ը         я յա
ю յu        во ո
`;

/** Typed letters, and the sounds that they may mean, the most likely first. */
type Transcription = ReturnType<typeof makeTranscription>;

function makeTranscription(letters: string, readings: readonly string[]) {
  const sounds = readings.map((reading) => reading.replace(/[?-]/g, ''));
  return {
    letters,
    likeliest: sounds[0] ?? '',
    /** The sounds in the letters of keys. */
    folded: sounds.map((sound, index) => ({
      sound: foldSound(sound),
      isUnlikely: readings[index]?.startsWith('?') ?? false,
    })),
  };
}

const parseTable = (table: string): Transcription[] =>
  Array.from(table.matchAll(/(\S+) (\S+(?: \S+)*)/g), ([, letters = '', readings = '']) =>
    makeTranscription(letters, readings.split(' ')),
  );

function byFirstLetter(transcriptions: readonly Transcription[]) {
  const rows = new Map<string, Transcription[]>();
  for (const transcription of transcriptions) {
    const letter = transcription.letters.charAt(0);
    rows.set(letter, [...(rows.get(letter) ?? []), transcription]);
  }
  return rows;
}

const anywhere = parseTable(ANYWHERE);
const atStart = parseTable(AT_START);
const atStartLetters = new Set(atStart.map(({ letters }) => letters));
const inside = byFirstLetter(anywhere);
const initial = byFirstLetter([
  ...atStart,
  ...anywhere.filter(({ letters }) => !atStartLetters.has(letters)),
]);

/** The transcriptions that begin with a letter, at the start of a word or inside it; an unknown letter means itself. */
export function transcriptionsOf(letter: string, isFirst: boolean): readonly Transcription[] {
  return (isFirst ? initial : inside).get(letter) ?? [makeTranscription(letter, [letter])];
}

/** The most likely sound of a spelling, in Armenian letters with `u` for ու. */
export function soundOf(spelling: string): string {
  let sound = '';
  for (let at = 0; at < spelling.length;) {
    const rest = spelling.slice(at);
    const longest = transcriptionsOf(rest[0]!, at === 0)
      .filter(({ letters }) => rest.startsWith(letters))
      .reduce((best, other) => (other.letters.length > best.letters.length ? other : best));
    sound += longest.likeliest;
    at += longest.letters.length;
  }
  return armenianSound(sound);
}

/** The common key of the spellings of a word: `Կռունկ`, `Krunk`, `Groong` and `Крунк` all give `կրuնկ`. */
export function foldKey(word: string): string {
  return foldSound(soundOf(spellingOf(word)));
}
