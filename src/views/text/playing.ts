// Words of hands-free scrolling.
export const play = 'Թերթել';
export const speed = 'Թերթելու արագությունը';
export const slower = 'Դանդաղեցնել';
export const faster = 'Արագացնել';
export const linesPerMinute = 'տող/րոպե';
export const pageEnd = 'Էջի վերջն է';
export const nextFavorite = 'Հաջորդ սիրելին՝';
