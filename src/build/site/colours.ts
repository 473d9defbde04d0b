/** The page's colours in the light, for what no style sheet reaches. */
export const COLOURS = { red: '#9a2740', blue: '#2f5486', paper: '#fbf7ef' } as const;
