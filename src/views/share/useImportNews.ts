import { shorterWay } from '../../music';
import {
  idsIn,
  namesOf,
  PER_SONG_NAMES,
  previewBackup,
  selectSaved,
  splitSettings,
  type Backup,
} from '../../state';
import { useSongbook } from '../hooks';
import * as text from '../text';
import { useTitles } from '../useTitles';

/** One kind of additions or changes in a backup, as shown to the visitor. */
export interface ImportNews {
  readonly title: string;
  readonly items: readonly string[];
}

/** The additions and changes of a backup, by kind; empty if it brings nothing new. */
export function useImportNews(backup: Backup): readonly ImportNews[] {
  const saved = useSongbook(selectSaved);
  const titleOf = useTitles();
  const { favorites = {}, sets = {}, ...change } = previewBackup(saved, backup);
  const { perSong: before } = splitSettings(saved);
  const { perSong: after, settings } = splitSettings(change);
  const perSongNews = PER_SONG_NAMES.map((name) => {
    const nameOf = (value?: number | null): string =>
      name === 'transpositions' ? text.signed(shorterWay(value ?? 0)) : String(value ?? '–');
    const items = idsIn(after[name]).map((id) =>
      text.fromTo(titleOf(id), nameOf(before[name][id]), nameOf(after[name][id])),
    );
    return { title: text.newPerSong[name], items };
  });
  const newChords = Object.entries(backup.knownChords).filter(([sound]) => !(sound in saved.knownChords));
  return [
    { title: text.newFavorites, items: idsIn(favorites).map(titleOf) },
    ...perSongNews,
    { title: text.newSets, items: Object.keys(sets).map((id) => backup.sets[id]?.title ?? '') },
    { title: text.newKnownChords, items: newChords.map(([, name]) => name) },
    { title: text.newSettings, items: namesOf(settings).map((name) => text.settingNames[name]) },
  ].filter(({ items }) => items.length > 0);
}
