import type { SongContent } from '../../catalogue';
import type { Singing } from '../../catalogue/singing';
import type { Accompaniment } from '../../sound/accompaniment';
import { playScore, type Voice } from '../../sound/score';
import type { Music } from '../../sound/sounds';
import { stropheOf } from '../play/byHeart/lesson';
import { makeScore } from '../play/player/songScore';
import { stanzaName } from '../sheet/sheetLayout';

/** What a recording can hold. */
export const RECORDED = {
  tune: ['tune'],
  chords: ['chords'],
  both: ['tune', 'chords'],
} as const satisfies Record<string, readonly Voice[]>;
export type Recorded = keyof typeof RECORDED;

/** The names of a song's strophes by the indices of their sections; a refrain that comes again is named once. */
export function strophesOf(song: SongContent, { lines }: Pick<Singing, 'lines'>): Record<string, string> {
  const strophes = new Map<string, number>();
  for (const { section } of lines) {
    const name = stanzaName(song, song.sections[section]?.from);
    if (name && !strophes.has(name)) strophes.set(name, section);
  }
  return Object.fromEntries([...strophes].map(([name, section]) => [section, name]));
}

/** The music of a strophe, by the index of its section, in a key and a tempo. */
export function recordedMusic(
  singing: Singing,
  section: number,
  {
    recorded,
    key,
    accompaniment,
    secondsPerTick,
  }: {
    recorded: Recorded;
    key: Parameters<typeof makeScore>[1];
    accompaniment: Accompaniment;
    secondsPerTick: number;
  },
): Music {
  const strophe = stropheOf(singing, section);
  const score = makeScore(strophe.singing, key, accompaniment);
  return playScore(score, new Set(RECORDED[recorded]), { from: strophe.from, secondsPerTick, countIn: [] });
}
