import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { headersFor, readHeaders } from './site/headers';

/** Other addresses of a page or a file, such as `/index.html`; the app knows only one, so these are not found. */
const OTHER_NAME = /^(?:[^?]*%|\/index\b|\/404(?:\?|$)|[^?]+(?:\/|(?<!^\/404)\.html|\.gz|\.br)(?:\?|$))/;

const port = Number(process.env['PORT'] ?? 8080);
const folder = process.env['SITE_FOLDER'] ?? 'dist';
const server = createServer();

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Set another one, for example: PORT=${port + 1} npm start`
      : error.message,
  );
  process.exitCode = 1;
});

server.listen(port, '127.0.0.1', () => {
  const rules = readHeaders(readFileSync(`${folder}/_headers`, 'utf8'));
  const notFound = readFileSync(`${folder}/404.html`);
  const headersOf = (path: string) => ({ 'Cache-Control': 'no-cache', ...headersFor(rules, path) });
  const serveFile = sirv(folder, {
    extensions: ['html'],
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
    },
  });
  server.on('request', (request, response) => {
    const answerNotFound = (): void => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', ...headersOf('/') });
      response.end(notFound);
    };
    if (OTHER_NAME.test(request.url!)) answerNotFound();
    else serveFile(request, response, answerNotFound);
  });
  const { port: taken } = server.address() as AddressInfo;
  console.log(`The songbook is open at http://127.0.0.1:${taken}`);
});
