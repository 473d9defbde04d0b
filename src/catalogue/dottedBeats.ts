/**
 * Whether the beats of a metre are dotted quarters.
 * @example hasDottedBeats('6/8') // true
 */
export function hasDottedBeats(time: string): boolean {
  const [count = 0, unit] = time.split('/').map(Number);
  return unit === 8 && count > 3 && count % 3 === 0;
}
