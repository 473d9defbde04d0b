/** The key that holds, as JSON, what a visitor set differently from the default. */
export const READING_KEY = 'songbook:reading';
