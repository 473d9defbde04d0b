#!/usr/bin/env -S node --import tsx
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * Playwright starts this in place of Firefox, with Firefox's arguments, and hears the same from it but for two things that
 * the two understand otherwise. Playwright opens no page without a command that Firefox 153 does not know,
 */
const UNKNOWN_COMMAND = 'emulation.setMediaFeaturesOverride';
/** and hears of no download that has not the property `download`. */
const DOWNLOAD_EVENT = '{"type":"event","method":"browsingContext.download';

// The libraries of the packed Chromium are not Firefox's, and its sound starts on no loudspeaker made for tests.
const { LD_LIBRARY_PATH: _, PULSE_SERVER: __, ...env } = process.env;
const firefox = spawn('firefox-esr', process.argv.slice(2), { env, stdio: ['ignore', 'inherit', 'pipe'] });
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
      if (method === UNKNOWN_COMMAND) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else browser.send(data.toString());
    });
    browser.on('message', (data: Buffer) => {
      const said = data.toString();
      playwright.send(said.startsWith(DOWNLOAD_EVENT) ? nameDownload(said) : said);
    });
    browser.once('close', () => playwright.close());
    playwright.once('close', () => browser.close());
  });
}

function nameDownload(said: string): string {
  const event = JSON.parse(said) as { params: { url: string } };
  return JSON.stringify({ ...event, params: { ...event.params, download: event.params.url } });
}
