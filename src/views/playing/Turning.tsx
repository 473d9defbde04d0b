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

const turning = () => import(/* webpackChunkName: "playing" */ './turnScreen');

/** Turns a song by keys, by a pedal and, where it fills the screen, by taps; past either end the song beside it opens. */
export function Turning({ id, isOnStage, onStage }: { id: SongId; isOnStage: boolean; onStage: () => void }) {
  const navigate = useNavigate();
  const { before, after, isInSet } = useBeside(id);
  const isFitted = useReaderSetting('columns') === 'fit';
  const open = (direction: Direction): void => {
    const beside = direction === 1 ? after : before;
    if (beside) void navigate(beside.address);
  };
  const turn = async (direction: Direction): Promise<void> => {
    const { turnScreen } = await turning();
    if (!turnScreen(direction)) open(direction);
  };
  const step = async (direction: Direction): Promise<void> => {
    const { turnLine } = await turning();
    turnLine(direction);
  };
  useSongKeys({
    onTurn: (direction) => void turn(direction),
    // Some pedals know these keys only.
    onStep: (direction) => void (isFitted || isOnStage ? turn(direction) : step(direction)),
    onStage,
    onNext: after && (() => open(1)),
  });
  useSideTaps(tappedPart(isFitted, isOnStage), (direction) => void turn(direction));
  useSwipes(isInSet ? (direction) => (isFitted ? void turn(direction) : open(direction)) : null);
  return isFitted && <FittedScreens id={id} />;
}

const tappedPart = (isFitted: boolean, isOnStage: boolean): string | null => {
  if (isOnStage) return 'body';
  return isFitted ? '[data-testid=sheet]' : null;
};
