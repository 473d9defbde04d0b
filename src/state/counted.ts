/** A number of things, such as `1 favorite` or `2 favorites`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
