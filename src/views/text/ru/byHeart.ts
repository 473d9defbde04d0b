// Words of learning a song by heart.
export const tapToSee = 'Нажмите на строку, чтобы увидеть слова.';
/** The name, for screen readers, of a line's hidden words. */
export const seeHidden = 'Показать скрытые слова';
