import { useNavigate } from 'react-router-dom';
import type { SongId } from '../../catalogue';
import { selectFavoriteBeside } from '../../state';
import { useReaderSetting, useSongbook } from '../hooks';
import { lazyView } from '../ui/lazyView';
import { useSideTaps } from './sideTaps';
import { useSongKeys } from './songKeys';

type Direction = 1 | -1;

const FittedScreens = lazyView(
  async () => (await import(/* webpackChunkName: "playing" */ './FittedScreens')).FittedScreens,
  { isQuiet: true },
);

const turning = () => import(/* webpackChunkName: "playing" */ './turnScreen');

/** Turns a song by keys, by a pedal and, where it fills the screen, by taps; past either end the favorite beside it opens. */
export function Turning({ id, isOnStage, onStage }: { id: SongId; isOnStage: boolean; onStage: () => void }) {
  const navigate = useNavigate();
  const before = useSongbook((state) => selectFavoriteBeside(state, id, -1));
  const after = useSongbook((state) => selectFavoriteBeside(state, id, 1));
  const isFitted = useReaderSetting('columns') === 'fit';
  const open = (song: SongId | null): void => {
    if (song !== null) void navigate(`/songs/${song}`);
  };
  const turn = async (direction: Direction): Promise<void> => {
    const { turnScreen } = await turning();
    if (!turnScreen(direction)) open(direction === 1 ? after : before);
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
    onNext: after === null ? null : () => open(after),
  });
  useSideTaps(tappedPart(isFitted, isOnStage), (direction) => void turn(direction));
  return isFitted && <FittedScreens id={id} />;
}

const tappedPart = (isFitted: boolean, isOnStage: boolean): string | null => {
  if (isOnStage) return 'body';
  return isFitted ? '[data-testid=sheet]' : null;
};
