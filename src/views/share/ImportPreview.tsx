import { useEffect, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import type { SongId } from '../../catalogue';
import { shorterWay } from '../../music';
import {
  changed,
  namesOf,
  NO_CHOICES,
  parseKey,
  previewBackup,
  selectChoices,
  toKept,
  type Kind,
  type ReadBackup,
  type StoredTexts,
} from '../../state';
import { useSongbook, useTitles } from '../hooks';
import * as text from '../text';
import { Button, PanelFoot } from '../ui';
import styles from './ImportPreview.module.css';

/** Shows what a backup would add and change, and asks whether to import it. */
export function ImportPreview({
  backup: { kept, leftOut },
  onAccept,
  onCancel,
}: {
  backup: ReadBackup;
  onAccept: () => void;
  onCancel: () => void;
}) {
  const news = useImportNews(kept);
  const preview = useRef<HTMLDivElement>(null);
  useEffect(() => preview.current?.focus(), []);
  return (
    <div ref={preview} className={styles.preview} tabIndex={-1}>
      {news.length === 0 && <p>{text.nothingNew}</p>}
      {news.map(({ title, items }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {items.map(({ key, name }) => (
              <li key={key}>{name}</li>
            ))}
          </ul>
        </section>
      ))}
      {leftOut > 0 && <p>{text.unknownChoices(leftOut)}</p>}
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

/** The kinds of choices that the preview lists with their old and new values. */
const WITH_VALUES = ['transpositions', ...namesOf(NO_CHOICES.songSettings)] as const;

/** The additions and changes of a backup, by kind; empty if it brings nothing new. */
function useImportNews(backup: StoredTexts) {
  const choices = useSongbook(selectChoices, shallowEqual);
  const titleOf = useTitles();
  const before = toKept(choices);
  const changes = Object.entries(previewBackup(choices, backup)).flatMap(([key, text]) => {
    const place = parseKey(key);
    return place ? { key, text, ...place } : [];
  });
  const ofKind = (...kinds: readonly Kind[]) => changes.filter(({ kind }) => kinds.includes(kind));
  const titleIn = (id: string): string => titleOf(Number(id) as SongId);
  const { lists } = changed(choices, backup).sets;
  const sets = new Set(ofKind('lists', 'entries', 'played').map(({ id }) => id.replace(/\..*/, '')));
  return [
    {
      title: text.newFavorites,
      items: ofKind('favorites').map(({ key, id }) => ({ key, name: titleIn(id) })),
    },
    ...WITH_VALUES.map((kind) => ({
      title: text.newPerSong[kind],
      items: ofKind(kind).map(({ key, id, text: after }) => {
        const nameOf = (value?: string | null): string =>
          kind === 'transpositions' ? text.signed(shorterWay(Number(value ?? 0))) : (value ?? '–');
        return { key, name: text.fromTo(titleIn(id), nameOf(before[key]), nameOf(after)) };
      }),
    })),
    {
      title: text.newSets,
      items: [...sets].flatMap((key) => (lists[key] ? { key, name: lists[key].title } : [])),
    },
    {
      title: text.newKnownChords,
      items: ofKind('knownChords').map(({ key, text: name }) => ({ key, name })),
    },
    {
      title: text.newSettings,
      items: ofKind('readerSettings').flatMap(({ key, id }) =>
        id in text.settingNames ? { key, name: text.settingNames[id as keyof typeof text.settingNames] } : [],
      ),
    },
  ].filter(({ items }) => items.length > 0);
}
