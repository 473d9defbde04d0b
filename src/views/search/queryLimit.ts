/** The longest query that is thought about. */
export const MOST_CHARACTERS = 100;
