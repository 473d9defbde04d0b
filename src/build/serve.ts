import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { pageNameAt } from '../views/pages/pageTable';
import { BASE, languageAt, pathPrefix, withoutPrefix } from '../views/text/languages';
import { headersAt } from './site/headers';
import { placeIn } from './site/siteFile';

/** Other addresses of a page or a file, such as `/index.html`; the app knows only one, so these are not found. */
const OTHER_NAME = /^(?:[^?]*%|\/index\b|\/404(?:\?|$)|[^?]+(?:\/|(?<!^\/404)\.html|\.br)(?:\?|$))/;

/** Serves a built site on this machine; port 0 is any free one. */
export async function serve(folder: string, port: number): Promise<{ server: Server; address: string }> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const headersOf = (path: string) => ({ 'Cache-Control': 'no-cache', ...headersAt(BASE + path) });
  const serveFile = sirv(folder, {
    extensions: ['html'],
    etag: true,
    brotli: true,
    setHeaders: (response, path) => void response.setHeaders(new Map(Object.entries(headersOf(path)))),
  });
  server.on('request', (request, response) => {
    response.on('pipe', (file) => {
      // A build may replace a file between its being found and being read; sirv leaves that error to end the server.
      file.on('error', () => response.destroy());
      // sirv leaves a file open whose transfer was aborted.
      response.on('close', () => file.destroy());
    });
    // Nothing is fetched in parts, and a part that begins behind its end would end the server.
    delete request.headers.range;
    const { url = '' } = request;
    const path = withoutPrefix(url);
    const answerNotFound = (): void => {
      // No page is built for a set.
      const isSet = pageNameAt(path.replace(/\?.*/, '')) === 'set' && !OTHER_NAME.test(path);
      const status = isSet ? 200 : 404;
      response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8', ...headersOf('/') });
      createReadStream(placeIn(folder, `${pathPrefix(languageAt(url))}/404.html`)).pipe(response);
    };
    if (!url.startsWith(`${BASE}/`) || OTHER_NAME.test(path)) answerNotFound();
    else serveFile(Object.assign(request, { url: url.slice(BASE.length) }), response, answerNotFound);
  });
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}` };
}

async function start({ PORT = '8080' }: NodeJS.ProcessEnv): Promise<void> {
  try {
    const { address } = await serve('dist', Number(PORT));
    console.log(`The songbook is open at ${address}`);
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    const another = `PORT=${Number(PORT) + 1} npm start`;
    console.error(isTaken ? `Port ${PORT} is taken. Set another one, for example: ${another}` : error);
    process.exitCode = 1;
  }
}

if (require.main === module) void start(process.env);
