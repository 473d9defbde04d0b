import { foldSound } from './foldSound';

/**
 * How letters people type may be read, as Armenian sounds (`u` is ու): the plain reading first, `-` for silence.
 * Voiced and voiceless need not be told apart here (see `foldKey.ts`), so one reading serves East and West.
 * Longer rows do not hide shorter ones: `ts` may be ծ, or տ and ս.
 */
const ANYWHERE = `
a ա        b բ        c ծ կ ս    d դ        e ե -      f ֆ        g գ ժ      h հ        i ի -      j ջ
k կ        l լ        m մ        n ն        o ո        p պ        q կ        r ր        s ս        t տ
u u -      v վ        w վ u      x խ կս     y - ի      z զ ծ
ch ճ շ խ   tch ճ      tsch ճ     dj ջ       dch ջ      dzh ջ      sch շ      sh շ       zh ժ       gh ղ
kh խ       ts ծ       tz ծ       dz ձ       ds ձ       th տ       ph պ ֆ     ck կ       qu կ
oo u       ou u       ow u       ee ի       uh -       eu u       iu u       iw u
ah ահ ա    eh եհ ե -  oh ոհ ո    ə -        ł ղ
а ա        б բ        в վ        г գ հ ղ    д դ        е ե -      ж ժ        з զ        и ի -      к կ
л լ        м մ        н ն        о ո        п պ        р ր        с ս        т տ        у u        ф ֆ
х խ հ      ц ծ        ч ճ        ш շ        щ շ        ъ -        ы - ի      ь -        э ե -      ю u
я ա        дж ջ       дз ձ       тс ծ       тч ճ       кх խ       гх ղ      
`;

/** Readings at the beginning of a word only; there nothing is silent but a glide. */
const AT_START = `
e ե ը      i ի ը յ    u u ը      y յ ը      ye ե       vo ո       ea յա      eo յո      uh ը       յ յ հ
а ա հա     о ո հո     е ե        э ե հե     и ի ը յ    ы ը        я յա       ю յu       во ո
`;

/** Some letters as typed, and the sounds they may stand for. */
export interface Reading {
  readonly letters: string;
  readonly sounds: readonly string[];
  readonly folded: readonly string[];
}

const makeReading = (letters: string, sounds: readonly string[]): Reading => ({
  letters,
  sounds,
  folded: [...new Set(sounds.map(foldSound))],
});

function readTable(table: string): Reading[] {
  return table
    .split(/\s{2,}|\n/)
    .filter(Boolean)
    .map((row) => {
      const [letters, ...sounds] = row.split(' ');
      return makeReading(
        letters!,
        sounds.map((sound) => (sound === '-' ? '' : sound)),
      );
    });
}

function byFirstLetter(readings: readonly Reading[]): ReadonlyMap<string, readonly Reading[]> {
  const rows = new Map<string, Reading[]>();
  for (const reading of readings) {
    const letter = reading.letters[0]!;
    rows.set(letter, [...(rows.get(letter) ?? []), reading]);
  }
  return rows;
}

const anywhere = readTable(ANYWHERE);
const atStart = readTable(AT_START);
const atStartLetters = new Set(atStart.map(({ letters }) => letters));
const inside = byFirstLetter(anywhere);
const initial = byFirstLetter([
  ...atStart,
  ...anywhere.filter(({ letters }) => !atStartLetters.has(letters)),
]);

/** The rows of the table that may apply to a letter, at the beginning of a word or inside. */
export function readingsOf(letter: string, isFirst: boolean): readonly Reading[] {
  return (isFirst ? initial : inside).get(letter) ?? [makeReading(letter, [letter])];
}
