/** A link, or the end of one, without the punctuation that messengers take into it from the words around. */
export const withoutStuckPunctuation = (link: string): string => link.replace(/[^\p{L}\p{N}/]+$/u, '');
