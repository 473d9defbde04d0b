import { useState } from 'react';
import { useNavigate } from '../router';
import type { SongId } from '../../catalogue';
import { useSongElements } from '../songElements';
import { useKeys } from '../ui';
import { useSideTaps, useSwipes } from './gestures';
import { useNeighbours } from './NextSong';
import { turnScreen } from './screens';
import { restBars } from './StageLine';
import { StageScreens } from './StageScreens';
import { turnLine, turnScrolled } from './turnScrolled';
import { useIsOnStage } from '../sheet/onStage';

type Direction = 1 | -1;

/** Turns a song by keys, by a pedal and, on the stage, by taps; past either end the song beside it opens. */
export function PageTurns({ id }: { id: SongId }) {
  const navigate = useNavigate();
  const { sheet, onTurn } = useSongElements();
  const { before, after, isInSet } = useNeighbours(id);
  const isOnStage = useIsOnStage();
  const [isAtEnd, setAtEnd] = useState(false);
  const open = (direction: Direction): void => {
    const beside = direction === 1 ? after : before;
    if (beside) void navigate(beside.address);
  };
  const turn = (direction: Direction): void => {
    const { current: turned } = sheet;
    if (!turned) return;
    const isTurned = (isOnStage ? turnScreen : turnScrolled)(turned, direction);
    for (const act of onTurn) act();
    setAtEnd(!isTurned && direction === 1 && !after);
    if (!isTurned) open(direction);
    if (isOnStage) restBars();
  };
  const step = (direction: Direction): void => {
    if (sheet.current) turnLine(sheet.current, direction);
  };
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
  useSideTaps(isOnStage ? turn : null);
  const openBySwipe = isInSet ? open : null;
  useSwipes(isOnStage ? turn : openBySwipe);
  return isOnStage && <StageScreens id={id} isAtEnd={isAtEnd} />;
}
