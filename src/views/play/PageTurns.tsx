import { useNavigate } from '../router';
import type { SongId } from '../../catalogue';
import { useSongElements } from '../songElements';
import { lazyView, useKeys } from '../ui';
import { useSideTaps, useSwipes } from './gestures';
import { useNeighbours } from './NextSong';
import { useIsOnStage } from './onStage';

type Direction = 1 | -1;

const StageScreens = lazyView(async () => (await import('./StageScreens')).StageScreens, 'quiet');

/** Turns a song by keys, by a pedal and, on the stage, by taps; past either end the song beside it opens. */
export function PageTurns({ id }: { id: SongId }) {
  const navigate = useNavigate();
  const { sheet } = useSongElements();
  const { before, after, isInSet } = useNeighbours(id);
  const isOnStage = useIsOnStage();
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
    withTurning(({ turnScreen, turnScrolled }, turned) => {
      const isTurned = (isOnStage ? turnScreen : turnScrolled)(turned, direction);
      if (!isTurned) open(direction);
    });
  const step = (direction: Direction) => withTurning(({ turnLine }, turned) => turnLine(turned, direction));
  const [turnBack, turnOn] = [() => turn(-1), () => turn(1)];
  // Some pedals send only these keys.
  const stepOrTurn = isOnStage ? turn : step;
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
  useSideTaps(() => (isOnStage ? document.body : null), turn);
  const openBySwipe = isInSet ? open : null;
  useSwipes(isOnStage ? turn : openBySwipe);
  return isOnStage && <StageScreens id={id} />;
}
