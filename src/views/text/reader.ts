// Words of the panel of reader settings.
export const readerTools = 'Ընթերցման գործիքներ';
export const look = 'Տեսք';
export const lookTitle = 'Երգի տեսքը';
export const textSmaller = 'Փոքրացնել տառերը';
export const textBigger = 'Մեծացնել տառերը';
export const percent = (number: number): string => `${number} %`;
export const oneColumnOnly = 'Այս տառաչափով էկրանին միայն մեկ սյունակ է տեղավորվում։';
export const printSong = 'Տպել երգը';
