/** The colours of the light theme, for files without the style sheet. */
export const COLOURS = { red: '#9a2740', blue: '#2f5486', paper: '#fbf7ef' } as const;
