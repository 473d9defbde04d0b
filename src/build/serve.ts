import { createServer } from 'node:http';
import sirv from 'sirv';

const port = Number(process.env['PORT'] ?? 8080);
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
  const serveFile = sirv('dist', { single: true, etag: true });
  server.on('request', (request, response) => {
    serveFile(request, response, () => void response.writeHead(404).end());
  });
  console.log(`The songbook is open at http://127.0.0.1:${port}`);
});
