import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Debian has the sound server. */
export const SOUND_SERVER = '/usr/bin/pulseaudio';

/** Gives the browsers a loudspeaker that nobody hears, where the sound server is installed: without one no sound's clock runs. */
export default async function connectLoudspeaker(): Promise<() => void> {
  if (!existsSync(SOUND_SERVER)) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'loudspeaker-'));
  const socket = join(folder, 'socket');
  const server = spawn(
    SOUND_SERVER,
    [
      '-n',
      '--daemonize=no',
      '--use-pid-file=no',
      '--exit-idle-time=-1',
      '--load=module-null-sink',
      `--load=module-native-protocol-unix socket=${socket} auth-anonymous=1`,
    ],
    { stdio: 'ignore', env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder } },
  );
  const watcher = watch(folder);
  while (!existsSync(socket) && server.exitCode === null)
    await Promise.race([once(watcher, 'change'), once(server, 'exit')]);
  watcher.close();
  process.env['PULSE_SERVER'] = `unix:${socket}`;
  return () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
}
