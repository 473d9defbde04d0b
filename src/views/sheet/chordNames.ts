import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ChordToken, Spell } from '../../music';

/** The names of a sheet's chords; each chord subscribes to its own name. */
interface ChordNames {
  readonly nameOf: (token: ChordToken) => string;
  readonly follow: (onChange: () => void) => () => void;
}

/** Names for the chords of one sheet. A new spelling renders only those chords again whose name it changes. */
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

export const ChordNamesProvider = ChordNamesContext.Provider;

const followNothing = () => () => undefined;

/** A text made from chord names; without any, it does not follow their changes. */
export function useNamed(hasNames: boolean, makeText: (nameOf: ChordNames['nameOf']) => string): string {
  const { nameOf, follow } = useContext(ChordNamesContext);
  const read = (): string => makeText(nameOf);
  return useSyncExternalStore(hasNames ? follow : followNothing, read, read);
}
