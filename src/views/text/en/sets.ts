import { ordinal } from './common';

// Words of the sets of songs.
export const setsNeedScript =
  'Setlists are kept in your browser and need JavaScript. Turn it on in your browser’s settings.';
export const noSets =
  'No setlists yet. A setlist holds the songs you play one after another, in your own order and keys.';
export const newSet = 'New setlist';
export const setTitle = 'Setlist name';
export const untitled = 'Untitled setlist';
export const make = 'Create';
export const actionsOf = (title: string): string => `Setlist “${title}”: actions`;
export const rename = 'Rename';
export const duplicate = 'Duplicate';
export const remove = 'Delete';
export const copyOf = (title: string): string => `${title} (copy)`;

export const addTitle = 'Add to a setlist';
export const added = (title: string): string => `Song added to “${title}”.`;
export const openSet = 'Open the setlist';

export const playSet = 'Play';
export const resume = (position: number): string => `Resume at the ${ordinal(position)} song`;
export const edit = 'Edit';
export const editDone = 'Done';
export const emptySet = 'This setlist is still empty.';

export const addSong = 'Add a song';
export const findSong = 'Search for a song to add';
export const songAdded = (title: string): string => `Added: ${title}`;
export const addHeading = 'Add a heading or a break';
export const heading = 'Heading';
export const note = 'Note';
export const noteOf = (title: string): string => `Note: ${title}`;
export const keyAndCapo = 'Key and capo';
export const carry = (title: string): string => `Move: ${title}`;
export const moveUp = (title: string): string => `Up: ${title}`;
export const moveDown = (title: string): string => `Down: ${title}`;
export const takeOut = (title: string): string => `Remove: ${title}`;
export const moved = (title: string, position: number, count: number): string =>
  `${title}: ${ordinal(position)} of ${count}`;

export const shareSetTitle = 'Share the setlist';
export const setLink = 'Setlist link';
export const setLinkHint = 'The songs, keys and notes are in the link itself; no server receives them.';
export const sentSet = 'Someone sent you this setlist.';
export const sentSetIsKept = (title: string): string => `You already have this setlist: “${title}”.`;
export const groupOfSet = (voices: readonly string[]): string => `Group voices: ${voices.join(', ')}`;
export const takeSet = 'Save to my setlists';
export const refuseSet = 'My setlists';
export const toOwnSets = 'See my setlists';
export const setProblems = {
  tooLarge:
    'The link is too long: a setlist is sent with up to 500 songs and headings, and texts of up to 1,000 characters.',
  foreign: 'There is no setlist in this link.',
  malformed: 'The link is damaged: the setlist cannot be read. Ask for it to be sent again.',
  unknownSong: 'The setlist has a song that is not in this songbook. Update the songbook and try again.',
};
export const setChordPro = 'ChordPro, all songs in one file';
export const setPlainList = 'Song list as text';
export const listed = (number: number, title: string, facts: string, note: string): string =>
  `${number}. ${title} (${facts})${note && ` – ${note}`}`;
