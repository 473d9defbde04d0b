// Words of learning a song by heart.
export const tapToSee = 'Tap a line to see it.';
/** The name, for screen readers, of a line's hidden words. */
export const seeHidden = 'Show the hidden words';
