import { use, useLayoutEffect } from 'react';
import type { SongId } from '../../catalogue';
import { useContent, useReaderSetting } from '../hooks';
import { fullStanzas } from '../sheet/fullStanzas';
import { asWritten, Expansion, type Expand } from '../sheet/Sheet';
import { useSongElements } from '../songElements';
import { focusOrHeading } from '../ui';
import './repeated.module.css';
import { toolsOver } from '../sheet/sheetOnScreen';
import { useIsOnStage } from '../sheet/onStage';

/** Shows recalled refrains in full on the stage, or in a song that is played and too long for the screen. */
export function useFullRefrains(id: SongId, shown: 'stage' | 'played'): void {
  const [, setExpand] = use(Expansion);
  const elements = useSongElements();
  const { sections } = useContent(id);
  const isOnStage = useIsOnStage();
  const isWanted =
    useReaderSetting('fullRefrains') &&
    isOnStage === (shown === 'stage') &&
    sections.some(({ kind }) => kind === 'recall');
  useLayoutEffect(() => {
    const { current: sheet } = elements.sheet;
    if (!isWanted || !sheet || (!isOnStage && fitsScreen(sheet))) return;
    const show = (expand: Expand): void => {
      const keepFocus = holdFocus(sheet);
      setExpand?.(() => expand);
      // After React has drawn them, and before the browser paints.
      queueMicrotask(keepFocus);
    };
    show(fullStanzas);
    return () => show(asWritten);
  }, [isWanted, isOnStage, setExpand, elements]);
}

/** Whether a sheet fits on the screen. Its refrain is then in view, and longer columns would move every line. */
const fitsScreen = (sheet: HTMLElement): boolean =>
  sheet.offsetHeight <= window.innerHeight - toolsOver([sheet.getBoundingClientRect()]);

/** Returns a function that moves a focus that is lost with a repeated line to the hidden words of the written one. */
function holdFocus(sheet: HTMLElement): () => void {
  const line = document.activeElement?.closest<HTMLElement>('[data-row]');
  return () => {
    if (line && !line.isConnected)
      focusOrHeading(sheet.querySelector(`[data-line="${line.dataset['line']}"] [data-gap]`));
  };
}
