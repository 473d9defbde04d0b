import { useEffect, useRef } from 'react';
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
import { Button, PanelFoot } from '../ui';
import { useTitles } from '../songHooks';
import styles from './ImportPreview.module.css';

/** Shows what a backup would add and change, and asks whether to import it. */
export function ImportPreview({
  backup,
  onAccept,
  onCancel,
}: {
  backup: Backup;
  onAccept: () => void;
  onCancel: () => void;
}) {
  const news = useImportNews(backup);
  const preview = useRef<HTMLDivElement>(null);
  useEffect(() => preview.current?.focus(), []);
  return (
    <div ref={preview} className={styles.preview} tabIndex={-1}>
      {news.length === 0 && <p>{text.nothingNew}</p>}
      {news.map(({ title, items }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      <PanelFoot>
        {news.length > 0 && (
          <Button variant="primary" onClick={onAccept}>
            {text.add}
          </Button>
        )}
        <Button onClick={onCancel}>{news.length > 0 ? text.cancel : text.close}</Button>
      </PanelFoot>
    </div>
  );
}

/** The additions and changes of a backup, by kind; empty if it brings nothing new. */
function useImportNews(backup: Backup) {
  const saved = useSongbook(selectSaved);
  const titleOf = useTitles();
  const { favorites = {}, sets = {}, ...change } = previewBackup(saved, backup);
  const { perSong: before } = splitSettings(saved);
  const { perSong: after, settings } = splitSettings(change);
  const perSongNews = PER_SONG_NAMES.map((name) => {
    const nameOf = (value?: number | string | null): string =>
      name === 'transpositions' ? text.signed(shorterWay(Number(value ?? 0))) : String(value ?? '–');
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
