import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { SongId } from '../../../catalogue';
import { useContent, useListing, useReaderSetting } from '../../hooks';
import { useSongElements } from '../../songElements';
import { useRomaniser } from '../../sheet/LatinNames';
import { SongFacts } from '../../sheet/SongFacts';
import * as text from '../../text';
import { CLOSE, IconButton, useKeys } from '../../ui';
import { useSongInKey } from '../../sheet/songKeyHooks';
import { drawStaff } from './drawStaff';
import styles from './Staff.module.css';
import { tuneOf, withLatinWords, type DrawnTune } from './tuneText';

/** The tune of a song as it sounds now, on a staff with its words. */
export function Staff({ id, onClose }: { id: SongId; onClose: () => void }) {
  const content = useContent(id);
  const { title } = useListing(id);
  const { key, sounding, tuneShift } = useSongInKey(id);
  const hasChords = useReaderSetting('sheet') === 'chords';
  const romaniser = useRomaniser();
  const isLatinAlone = useReaderSetting('latinAlone');
  const tune = useMemo(() => {
    const written = tuneOf(content, tuneShift, hasChords ? sounding : null);
    return romaniser && content.language === 'hy'
      ? { ...written, abc: withLatinWords(written.abc, romaniser.writeUnderlay, !isLatinAlone) }
      : written;
  }, [content, tuneShift, hasChords, sounding, romaniser, isLatinAlone]);
  const headingId = useId();
  const { staff } = useSongElements();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    staff.current?.scrollIntoView();
  }, [staff]);
  useKeys('song', { Escape: onClose });
  return (
    <section
      ref={staff}
      className={styles.staff}
      aria-labelledby={headingId}
      data-testid="staff"
      data-staff
      data-unprinted
    >
      <header className={styles.head}>
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          {text.staffHeading(title)}
        </h2>
        <SongFacts id={id} />
        <IconButton icon={CLOSE} label={text.closeStaff} onClick={onClose} />
      </header>
      <Drawing tune={tune} label={text.staffOf(title, key)} />
    </section>
  );
}

/** A tune, drawn again when its width or the size of its letters changes. */
function Drawing({ tune, label }: { tune: DrawnTune; label: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: element } = place;
    if (!element?.parentElement) return;
    let drawn = '';
    const draw = (): void => {
      const size = `${element.clientWidth} ${getComputedStyle(element).fontSize}`;
      // On the stage it is not laid out.
      if (size === drawn || element.clientWidth === 0) return;
      drawn = size;
      drawStaff(element, tune, label);
    };
    draw();
    const sizes = new ResizeObserver(draw);
    // The parent, because its heading grows with the letters.
    sizes.observe(element.parentElement);
    return () => sizes.disconnect();
  }, [tune, label]);
  return <div ref={place} className={styles.drawing} />;
}
