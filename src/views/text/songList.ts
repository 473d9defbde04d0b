// Words of a song in a list.
export const favorite = (title: string): string => `Սիրելի երգ՝ ${title}`;
