/** A link, or the end of one, without the punctuation after it that messengers include in it. */
export const withoutStuckPunctuation = (link: string): string =>
  // Most links end so; the pattern of all letters takes a slow phone milliseconds to compile.
  /[a-z\d/]$/i.test(link) ? link : link.replace(/[^\p{L}\p{N}/]+$/u, '');
