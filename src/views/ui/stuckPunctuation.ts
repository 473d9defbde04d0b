/** A link, or the end of one, without the punctuation after it that messengers include in it. */
export const withoutStuckPunctuation = (link: string): string =>
  link.replace(/[^\p{L}\p{N}/\s\p{Cc}]+$/u, '');
