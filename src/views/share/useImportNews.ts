import { shorterWay } from '../../music';
import { type Backup, splitSettings, PER_SONG_NAMES, previewBackup, selectSaved } from '../../state';
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
  const { additions, changes } = previewBackup(saved, backup);
  const [before, after] = [splitSettings(saved).perSong, splitSettings(backup).perSong];
  const perSong = PER_SONG_NAMES.map((name) => {
    const nameOf = (value?: number): string =>
      name === 'transpositions' ? text.signed(shorterWay(value ?? 0)) : String(value ?? '–');
    const items = [...additions[name], ...changes[name]].map((id) =>
      text.fromTo(titleOf(id), nameOf(before[name][id]), nameOf(after[name][id])),
    );
    return { title: text.newPerSong[name], items };
  });
  return [
    { title: text.newFavorites, items: additions.favorites.map(titleOf) },
    ...perSong,
    {
      title: text.newSets,
      items: [...additions.sets, ...changes.sets].map((id) => backup.sets[id]?.title ?? ''),
    },
    { title: text.newKnownChords, items: additions.knownChords },
    { title: text.newSettings, items: changes.settings.map((name) => text.settingNames[name]) },
  ].filter(({ items }) => items.length > 0);
}
