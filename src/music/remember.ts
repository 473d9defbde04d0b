/** More than the different chord symbols of a large catalogue; a bound for whatever else is asked. */
const MOST_REMEMBERED = 1000;

/**
 * The same function of a text, which answers what it was asked before from memory and forgets all when that is full.
 * @example remember((text) => text.length > 1)('Am') // true
 */
export function remember<Answer extends string | boolean>(
  answer: (text: string) => Answer,
): (text: string) => Answer {
  const memory = new Map<string, Answer>();
  return (text) => {
    const known = memory.get(text);
    if (known !== undefined) return known;
    if (memory.size === MOST_REMEMBERED) memory.clear();
    const found = answer(text);
    memory.set(text, found);
    return found;
  };
}
