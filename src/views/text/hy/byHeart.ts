// Words of learning a song by heart.
export const tapToSee = 'Հպե՛ք տողին՝ այն տեսնելու համար։';
/** The name, for screen readers, of a line's hidden words. */
export const seeHidden = 'Տեսնել թաքցված խոսքերը';
