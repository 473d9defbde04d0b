import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ChordToken, Spell } from '../../music';

/** What the chords of a sheet are called; each chord follows its own name. */
interface ChordNames {
  readonly nameOf: (token: ChordToken) => string;
  readonly follow: (onChange: () => void) => () => void;
}

/** Names for the chords of one sheet. Other names render again those chords alone whose name they change. */
export function useChordNames(spell: Spell): ChordNames {
  const [{ names, rename }] = useState(() => makeChordNames(spell));
  useLayoutEffect(() => rename(spell), [rename, spell]);
  return names;
}

function makeChordNames(first: Spell): { names: ChordNames; rename: (spell: Spell) => void } {
  let spell = first;
  const followers = new Set<() => void>();
  return {
    names: {
      nameOf: ({ isRead, written }) => (isRead ? spell(written) : written),
      follow: (onChange) => {
        followers.add(onChange);
        return () => void followers.delete(onChange);
      },
    },
    rename: (next) => {
      spell = next;
      for (const tell of followers) tell();
    },
  };
}

const ChordNamesContext = createContext(makeChordNames((chord) => chord).names);

/** Names the chords of the sheet inside it. */
export const ChordNamesProvider = ChordNamesContext.Provider;

const followNothing = () => () => undefined;

/** A text that is made of chord names; it is not made again where it has none. */
export function useNamed(hasNames: boolean, makeText: (nameOf: ChordNames['nameOf']) => string): string {
  const { nameOf, follow } = useContext(ChordNamesContext);
  const read = (): string => makeText(nameOf);
  return useSyncExternalStore(hasNames ? follow : followNothing, read, read);
}
