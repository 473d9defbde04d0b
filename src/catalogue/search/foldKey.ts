import { armenianSound } from './armenianSound';
import { foldSound } from './foldSound';
import { readingsOf } from './readings';
import { spellingOf } from './spelling';

/** How a spelling sounds when each letter is read plainly, in Armenian letters with `u` for ու. */
export function soundOf(spelling: string): string {
  let sound = '';
  for (let at = 0; at < spelling.length;) {
    const rest = spelling.slice(at);
    const longest = readingsOf(rest[0]!, at === 0)
      .filter(({ letters }) => rest.startsWith(letters))
      .reduce((best, reading) => (reading.letters.length > best.letters.length ? reading : best));
    sound += longest.sounds[0]!;
    at += longest.letters.length;
  }
  return armenianSound(sound);
}

/** The key under which the spellings of one word meet: `Կռունկ`, `Krunk`, `Groong` and `Крунк` are all `կրuնկ`. */
export function foldKey(word: string): string {
  return foldSound(soundOf(spellingOf(word)));
}
