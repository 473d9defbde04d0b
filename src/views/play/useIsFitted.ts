import { createContext, use } from 'react';
import { useReaderSetting } from '../hooks';

/** Whether the song is on the stage, where it is always fitted. */
export const OnStage = createContext(false);

/** Whether a song is fitted to the screen: it is turned and does not scroll. */
export function useIsFitted(): boolean {
  const isOnStage = use(OnStage);
  return useReaderSetting('columns') === 'fit' || isOnStage;
}
