// Words of learning a song by heart.
export const tapToSee = 'Touchez une ligne pour la voir.';
/** The name, for screen readers, of a line's hidden words. */
export const seeHidden = 'Voir les paroles masquées';
