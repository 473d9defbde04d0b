import { language } from '.';

declare global {
  /** The words of a built page, which the script of its language sets. */
  const songbookWords: object;
}

/** Makes a fetch of a part also fetch the words of `more.ts` in the page’s language. */
export const withMoreWords =
  <Part>(fetchPart: () => Promise<Part>) =>
  async (): Promise<Part> => {
    const [part, words] = await Promise.all([
      fetchPart(),
      import(/* webpackChunkName: "words-[request]" */ `./${language}/more`) as Promise<object>,
    ]);
    Object.assign(songbookWords, words);
    return part;
  };
