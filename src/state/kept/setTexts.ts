import { weakMapMemoize } from '@reduxjs/toolkit';
import { isId, isRecord, parseJson } from '../objects';
import { MOST_LETTERS, type SetEntry, type SetList } from '../slices/setsSlice';
import { isFret } from '../slices/transpositionsSlice';

/** Whether a value is a place among sets or entries. At either end, adding 1 changes nothing, so no place leaves the range. */
const isPlace = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= 1e300;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST_LETTERS;

/** Parses the stored text of a set; null if it is malformed. */
export function parseList(text: string): SetList | null {
  const value = parseJson(text);
  if (!isRecord(value)) return null;
  const { place, title, isSent } = value;
  if (!isPlace(place) || !isText(title)) return null;
  return { place, title, ...(isSent === true && { isSent }) };
}

/** Parses the stored text of a set's entry; null if it is malformed or names a song that is not there. */
export function parseEntry(text: string, songCount: number): SetEntry | null {
  const value = parseJson(text);
  if (!isRecord(value) || !isPlace(value['place'])) return null;
  const { place, song, transpose, capo, note, heading } = value;
  if (isText(heading)) return { place, heading };
  if (!isId(song, songCount) || !isFret(transpose) || !isText(note)) return null;
  if (capo !== undefined && !isFret(capo)) return null;
  return { place, song, transpose, ...(capo !== undefined && { capo }), note };
}

/** The fields in the order in which a text has them. */
const FIELDS = ['place', 'title', 'isSent', 'heading', 'song', 'transpose', 'capo', 'note'];

/** The stored text of a set or an entry. */
export const formatFields = weakMapMemoize((value: SetList | SetEntry) => JSON.stringify(value, FIELDS));
