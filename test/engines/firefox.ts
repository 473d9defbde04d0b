#!/usr/bin/env -S node --import tsx
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * Playwright starts this in place of Firefox, with Firefox's arguments, and hears the same from it. Playwright opens no page
 * without a command of WebDriver BiDi that Firefox 153 does not know; that one is answered here.
 */
const COMMAND = 'emulation.setMediaFeaturesOverride';

const firefox = spawn('firefox-esr', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.once('exit', (code) => process.exit(code ?? 1));
firefox.stderr.setEncoding('utf8').on('data', (said: string) => {
  const [address] = /ws:\/\/\S+/.exec(said) ?? [];
  if (address) relay(address);
  else process.stderr.write(said);
});

function relay(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.once('listening', () => {
    const { port } = server.address() as AddressInfo;
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(`${address}${url}`, { perMessageDeflate: false });
    playwright.pause();
    browser.once('open', () => playwright.resume());
    playwright.on('message', (data: Buffer) => {
      const { id, method } = JSON.parse(data.toString()) as { id: number; method: string };
      if (method === COMMAND) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else browser.send(data.toString());
    });
    browser.on('message', (data: Buffer) => playwright.send(data.toString()));
    browser.once('close', () => playwright.close());
    playwright.once('close', () => browser.close());
  });
}
