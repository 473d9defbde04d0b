import { createContext, use } from 'react';

/** Whether the song is on the stage, where it is fitted to the screen: it is turned and does not scroll. */
export const OnStage = createContext(false);

export const useIsOnStage = (): boolean => use(OnStage);
