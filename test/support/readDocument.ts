import { JSDOM } from 'jsdom';

const parser = new new JSDOM().window.DOMParser();

/** The document of a page's markup; no script in it is run, and no style read. */
export const readDocument = (markup: string): Document => parser.parseFromString(markup, 'text/html');
