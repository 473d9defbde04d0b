import { useNavigate } from 'react-router-dom';
import type { SongId } from '../../catalogue';
import { useReaderSetting } from '../hooks';
import { lazyView } from '../ui/lazyView';
import { useSideTaps } from './sideTaps';
import { useSongKeys } from './songKeys';
import { useSwipes } from './swipes';
import { useBeside } from './useBeside';

type Direction = 1 | -1;

const FittedScreens = lazyView(
  async () => (await import(/* webpackChunkName: "playing" */ './FittedScreens')).FittedScreens,
  { isQuiet: true },
);

/** Does something with what turns a song; where that cannot be fetched, the song scrolls by touch and wheel as any page. */
const withTurning = (act: (turning: typeof import('./turnScreen')) => void): void =>
  void import(/* webpackChunkName: "playing" */ './turnScreen').then(act, () => undefined);

/** Turns a song by keys, by a pedal and, where it fills the screen, by taps; past either end the song beside it opens. */
export function Turning({ id, isOnStage, onStage }: { id: SongId; isOnStage: boolean; onStage: () => void }) {
  const navigate = useNavigate();
  const { before, after, isInSet } = useBeside(id);
  const isFitted = useReaderSetting('columns') === 'fit';
  const open = (direction: Direction): void => {
    const beside = direction === 1 ? after : before;
    if (beside) void navigate(beside.address);
  };
  const turn = (direction: Direction): void =>
    withTurning(({ turnScreen }) => {
      if (!turnScreen(direction)) open(direction);
    });
  const step = (direction: Direction): void => withTurning(({ turnLine }) => turnLine(direction));
  useSongKeys({
    onTurn: turn,
    // Some pedals know these keys only.
    onStep: isFitted || isOnStage ? turn : step,
    onStage,
    onNext: after && (() => open(1)),
  });
  useSideTaps(tappedPart(isFitted, isOnStage), turn);
  const openBySwipe = isInSet ? open : null;
  useSwipes(isFitted ? turn : openBySwipe);
  return isFitted && <FittedScreens id={id} />;
}

const tappedPart = (isFitted: boolean, isOnStage: boolean): string | null => {
  if (isOnStage) return 'body';
  return isFitted ? '[data-testid=sheet]' : null;
};
