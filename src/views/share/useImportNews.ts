import type { SongId } from '../../catalogue';
import { shorterWay } from '../../music';
import { selectListings, selectSaved, type SavedState, type SongSettings } from '../../state';
import { previewBackup, type Backup, type BackupPreview, type Numbered } from '../../state/backup';
import { useSongbook } from '../hooks';
import * as text from '../text';

/** One kind of additions or changes in a backup, as shown to the visitor. */
export interface ImportNews {
  readonly title: string;
  readonly items: readonly string[];
}

type Numbers = SavedState['transpositions'];

const SETTING_NAMES: Readonly<Record<BackupPreview['changes']['settings'][number], string>> = {
  textSize: text.textSize,
  theme: text.theme,
  columns: text.columns,
  listBeside: text.listBeside,
  sheet: text.sheet,
  notation: text.notation,
  latin: text.latin,
  hand: text.handSetting,
  voice: text.voice,
  playsOn: text.playsOn,
  chordsAnnounced: text.chordsAnnounced,
  bookletPaper: text.settingNames.paper,
  bookletLetters: text.settingNames.letters,
  bookletSheet: text.settingNames.sheet,
};

/** The additions and changes of a backup, by kind; empty if it brings nothing new. */
export function useImportNews(backup: Backup): readonly ImportNews[] {
  const saved = useSongbook(selectSaved);
  const listings = useSongbook(selectListings);
  const { additions, changes } = previewBackup(saved, backup);
  const titleOf = (id: SongId): string => listings[id]!.title;
  const moves = (
    kind: Numbered,
    before: Numbers,
    after: Numbers,
    nameOf = (value?: number) => String(value ?? '–'),
  ): string[] =>
    [...additions[kind], ...changes[kind]].map((id) =>
      text.fromTo(titleOf(id), nameOf(before[id]), nameOf(after[id])),
    );
  const settingMoves = (name: keyof SongSettings): string[] =>
    moves(name, saved.readerSettings[name], backup.readerSettings[name] ?? {});
  return [
    { title: text.newFavorites, items: additions.favorites.map(titleOf) },
    {
      title: text.newTranspositions,
      items: moves('transpositions', saved.transpositions, backup.transpositions, (semitones = 0) =>
        text.signed(shorterWay(semitones)),
      ),
    },
    { title: text.newCapos, items: moves('capos', saved.playedCapos, backup.playedCapos) },
    { title: text.newSets, items: [...additions.sets, ...changes.sets].map((id) => backup.sets[id]!.title) },
    { title: text.newKnownChords, items: additions.knownChords },
    { title: text.newSpeeds, items: settingMoves('speeds') },
    { title: text.newTempos, items: settingMoves('tempos') },
    { title: text.newBars, items: settingMoves('bars') },
    { title: text.newSettings, items: changes.settings.map((name) => SETTING_NAMES[name]) },
  ].filter(({ items }) => items.length > 0);
}
