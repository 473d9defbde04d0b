import { JSDOM, VirtualConsole } from 'jsdom';

/** The document that a page's markup, or a file of XML, stands for; nothing in it is run, and no style applied. */
export function readDocument(
  markup: string,
  contentType: 'text/html' | 'application/xml' = 'text/html',
): Document {
  // A console that hears of newer CSS than jsdom knows, and says nothing.
  return new JSDOM(markup, { contentType, virtualConsole: new VirtualConsole() }).window.document;
}
