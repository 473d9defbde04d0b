import { SCROLL_SPEEDS } from '../../state';

/** The speed of a song that was never given one, in lines per minute. */
export const USUAL_SPEED = 20;

const stepFrom = (speed: number): number => (speed < 10 ? 1 : speed < 40 ? 2 : 5);

export const fasterThan = (speed: number): number | null =>
  speed >= SCROLL_SPEEDS.fastest
    ? null
    : Math.min(Math.round(speed) + stepFrom(speed), SCROLL_SPEEDS.fastest);

export const slowerThan = (speed: number): number | null =>
  speed <= SCROLL_SPEEDS.slowest
    ? null
    : Math.max(Math.round(speed) - stepFrom(speed - 1), SCROLL_SPEEDS.slowest);
