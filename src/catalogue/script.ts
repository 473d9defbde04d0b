/** Whether a text has letters of the Armenian script. */
export const hasArmenianLetters = (text: string): boolean => /\p{Script=Armenian}/u.test(text);
