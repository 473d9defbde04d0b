import { useState, type DragEvent } from 'react';
import { shallowEqual } from 'react-redux';
import {
  BACKUP_LIMIT,
  choicesChanged,
  formatBackup,
  formatFragment,
  parseBackup,
  parseFragment,
  previewBackup,
  selectChoices,
  selectSongIds,
  type BackupProblem,
  type ReadBackup,
  type StoredTexts,
} from '../../state';
import { useGetState, useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text';
import { ActionGroup, Button, Callout, downloadFile, FileButton, LinkActions, Panel, textFile } from '../ui';
import styles from './BackupDialog.module.css';
import { ImportPreview } from './ImportPreview';

export function BackupDialog({ fragment, onClosed }: { fragment: string; onClosed: () => void }) {
  const songCount = useSongbook((state) => selectSongIds(state).length);
  const [found, setFound] = useState<ReadBackup | BackupProblem | null>(() => {
    if (/^(?:#backup)?$/.test(fragment)) return null;
    const linked = parseFragment(fragment, songCount);
    return typeof linked === 'string' ? linked : { kept: linked, leftOut: 0 };
  });
  const dispatch = useSongbookDispatch();
  const getState = useGetState();
  const accept = (backup: StoredTexts): void => {
    dispatch(choicesChanged({ change: previewBackup(getState(), backup), why: 'imported' }));
    onClosed();
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    // Cleared first, so that the same problem is announced again.
    setFound(null);
    const isTooLarge = file.size > BACKUP_LIMIT;
    setFound(isTooLarge ? 'tooLarge' : parseBackup(await file.text().catch(() => ''), songCount));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  };
  const isPreview = found !== null && typeof found !== 'string';
  return (
    <Panel isModal title={isPreview ? text.importTitle : text.backup} onClose={onClosed}>
      {typeof found === 'string' && (
        <Callout role="alert" message={text.backupProblems[found]}>
          <p>{text.nothingChanged}</p>
        </Callout>
      )}
      {isPreview ? (
        <ImportPreview backup={found} onAccept={() => accept(found.kept)} onCancel={onClosed} />
      ) : (
        <>
          <p className={styles.hint}>{text.backupHint}</p>
          <BackupExport />
          <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
            <ActionGroup title={text.importBackup} hint={text.importBackupHint}>
              <FileButton accept=".json,application/json" onChoose={(file) => void read(file)}>
                <span>{text.chooseBackup}</span>
                <span className={styles.drop}>{text.orDropBackup}</span>
              </FileButton>
            </ActionGroup>
          </div>
        </>
      )}
    </Panel>
  );
}

function BackupExport() {
  const choices = useSongbook(selectChoices, shallowEqual);
  const download = (): void =>
    downloadFile(backupFileName(new Date()), textFile(formatBackup(choices), 'application/json'));
  return (
    <>
      <ActionGroup title={text.backupFile} hint={text.backupFileHint}>
        <Button onClick={download}>{text.download}</Button>
      </ActionGroup>
      <LinkActions
        title={text.backupLink}
        hint={text.backupLinkHint}
        hasQrCode
        path={`/favorites${formatFragment(choices)}`}
      />
    </>
  );
}

/** The name of a backup file, with the visitor's local date, which Swedish writes as 2026-01-31. */
const backupFileName = (time: Date): string => `songbook-${time.toLocaleDateString('sv')}.json`;
