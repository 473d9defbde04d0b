// Words of learning a song by heart.
export const tapToSee = 'Տողը տեսնելու համար հպվե՛ք նրան։';
/** The name, for screen readers, of a line's hidden words. */
export const seeHidden = 'Տեսնել թաքցված խոսքերը';
