import { use } from 'react';
import { useNavigate } from '../router';
import type { SongId } from '../../catalogue';
import { useSongElements } from '../songElements';
import { lazyView, useKeys } from '../ui';
import { useSideTaps, useSwipes } from './gestures';
import { useNeighbours } from './NextSong';
import { OnStage, useIsFitted } from './useIsFitted';

type Direction = 1 | -1;

const FittedScreens = lazyView(async () => (await import('./FittedScreens')).FittedScreens, 'quiet');

/** Turns a song by keys, by a pedal and, if it fills the screen, by taps; past either end the song beside it opens. */
export function PageTurns({ id }: { id: SongId }) {
  const navigate = useNavigate();
  const { sheet } = useSongElements();
  const { before, after, isInSet } = useNeighbours(id);
  const isOnStage = use(OnStage);
  const isFitted = useIsFitted();
  const open = (direction: Direction): void => {
    const beside = direction === 1 ? after : before;
    if (beside) void navigate(beside.address);
  };
  /** Calls `act` with the code that turns a sheet. If it cannot be fetched, the song still scrolls by touch and wheel. */
  const withTurning = (act: (turning: typeof import('./turnScreen'), sheet: HTMLElement) => void): void =>
    void import('./turnScreen').then(
      (turning) => sheet.current && act(turning, sheet.current),
      () => undefined,
    );
  const turn = (direction: Direction): void =>
    withTurning(({ turnFitted, turnScrolled }, turned) => {
      const isTurned = (isFitted ? turnFitted : turnScrolled)(turned, direction);
      if (!isTurned) open(direction);
    });
  const step = (direction: Direction) => withTurning(({ turnLine }, turned) => turnLine(turned, direction));
  const [turnBack, turnOn] = [() => turn(-1), () => turn(1)];
  // Some pedals send only these keys.
  const stepOrTurn = isFitted ? turn : step;
  useKeys('song', {
    PageUp: turnBack,
    PageDown: turnOn,
    ArrowLeft: turnBack,
    ArrowRight: turnOn,
    'Shift+Space': turnBack,
    Space: turnOn,
    ArrowUp: () => stepOrTurn(-1),
    ArrowDown: () => stepOrTurn(1),
    N: after && (() => open(1)),
  });
  useSideTaps(() => (isOnStage ? document.body : isFitted ? sheet.current : null), turn);
  const openBySwipe = isInSet ? open : null;
  useSwipes(isFitted ? turn : openBySwipe);
  return isFitted && <FittedScreens id={id} />;
}
