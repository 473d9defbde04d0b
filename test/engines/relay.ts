import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withoutIntegrity } from '../support/site';

/** What a relay does to the answers that it passes on. */
interface Meddling {
  /** Addresses that are not answered before `release`. */
  held?: RegExp;
  /** Whether pages have no origin: they may store nothing, and all is foreign to them, so that policy and integrity have to go. */
  isSandboxed?: boolean;
}

const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Serves a site again, at an address of its own, as a slow, an odd or a lost host would. */
export async function relay(site: string, { held, isSandboxed = false }: Meddling = {}) {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  const answerTo = async (url: string, response: ServerResponse): Promise<void> => {
    if (held?.test(url)) await released;
    const answer = await fetch(new URL(url, site), { headers: { 'Accept-Encoding': 'identity' } });
    const sandbox = isSandboxed && { 'content-security-policy': 'sandbox allow-scripts' };
    const type = answer.headers.get('Content-Type') ?? '';
    response.writeHead(answer.status, { 'content-type': type, ...sandbox });
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = type.startsWith('text/html');
    response.end(isSandboxed && isPage ? withoutIntegrity(body.toString().replace(POLICY, '')) : body);
  };
  const server = createServer(({ url = '/' }, response) => void answerTo(url, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release,
    stop(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
