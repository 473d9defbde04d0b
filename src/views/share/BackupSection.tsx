import { useState } from 'react';
import { useLocation, useNavigate } from '../router';
import { useReaderSettingState } from '../hooks';
import * as text from '../text';
import { Banner, Button } from '../ui';
import { BackupDialog } from './BackupDialog';
import styles from './BackupSection.module.css';

/** Opens the backup dialog, also by the address: `#backup` opens it, any other fragment is read as a backup. */
export function BackupSection() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const isAsked = hash !== '' && hash !== '#main';
  const close = (): void => {
    setOpen(false);
    // A reload must not ask again.
    if (isAsked) void navigate({ search }, { replace: true });
  };
  return (
    <div className={styles.section} data-unprinted>
      <Button variant="quiet" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.backup}
      </Button>
      {(isOpen || isAsked) && <BackupDialog key={hash} fragment={hash} onClosed={close} />}
    </div>
  );
}

export function BackupOffer() {
  const navigate = useNavigate();
  const [isTold, setTold] = useReaderSettingState('toldOfCleaning');
  if (isTold) return null;
  return (
    <Banner message={text.backupOffer}>
      <div className={styles.answers}>
        <Button
          variant="quiet"
          onClick={() => {
            setTold(true);
            void navigate('/favorites#backup');
          }}
        >
          {text.makeBackup}
        </Button>
        <Button variant="quiet" onClick={() => setTold(true)}>
          {text.gotIt}
        </Button>
      </div>
    </Banner>
  );
}
