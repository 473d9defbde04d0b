// Words of the reader settings.
export const readerTools = 'Ընթերցման գործիքներ';
export const look = 'Տեսք';
export const lookTitle = 'Երգի տեսքը';
export const textSize = 'Տառաչափ';
export const textSmaller = 'Փոքրացնել տառերը';
export const textBigger = 'Մեծացնել տառերը';
export const percent = (number: number): string => `${number} %`;
export const theme = 'Թեմա';
export const themes = { system: 'Ըստ սարքի', light: 'Բաց', dark: 'Մուգ' };
export const columns = 'Սյունակներ';
export const columnCounts = { one: 'Մեկ', fill: 'Էկրանի լայնքով', fit: 'Ողջ երգը մեկ էկրանին' };
export const oneColumnOnly = 'Այս տառաչափով էկրանին միայն մեկ սյունակ է տեղավորվում։';
export const listBeside = 'Երգացանկը՝ կողքին';
export const listsBeside = { none: 'Փակ', all: 'Բոլոր երգերը', favorites: 'Սիրելիները' };
export const sheet = 'Ի՞նչ ցույց տալ';
export const sheets = { chords: 'Խոսքեր և ակորդներ', lyrics: 'Միայն խոսքեր' };
export const notation = 'Ակորդների գրություն';
export const notations = {
  written: 'Ինչպես գրված է',
  german: 'Ըստ տոնայնության՝ H, B',
  glyphs: 'Ըստ տոնայնության՝ B, B♭',
};
export const playsOn = 'Ինքնաթերթումը թող անցնի հաջորդ երգին';
export const chordsAnnounced = 'Էկրանի ընթերցիչը թող կարդա նաև ակորդները';
export const latin = 'Խոսքերը՝ նաև լատինատառ (Latin letters)';
export const latins = { none: 'Ոչ', eastern: 'Արևելահայերեն', western: 'Արևմտահայերեն' };
export const printSong = 'Տպել երգը';
