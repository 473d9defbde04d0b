import { JSDOM, VirtualConsole } from 'jsdom';

/** The document of a page's markup; no script in it is run, and no style applied. */
export const readDocument = (markup: string): Document =>
  // This console drops the complaints about newer CSS than jsdom knows.
  new JSDOM(markup, { virtualConsole: new VirtualConsole() }).window.document;
