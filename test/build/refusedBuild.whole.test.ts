import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { temporaryFolder } from '../support/temporaryFolder';

const { pathOf, write } = temporaryFolder();

test.each(['build', 'songs -- static/songs/12-yeraz.cho'])(
  'npm run %s names what is wrong with the songs, fails, and leaves dist as it was',
  (script) => {
    cpSync('static', pathOf('static'), { recursive: true });
    for (const name of ['node_modules', 'src', 'package.json', 'tsconfig.json', 'webpack.config.ts'])
      symlinkSync(resolve(name), pathOf(name));
    write('static/songs/51-oror.cho', '{title: Օրոր}\n');
    write('dist/index.html');
    const { status, stderr } = spawnSync('npm', ['run', ...script.split(' ')], {
      cwd: pathOf(),
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    for (const problem of [
      'static/songs/51-oror.cho:1: «key» is missing',
      'static/translations/titles.json:53: write "51-oror": "the title in Latin letters"',
      'static/translations/fr/51-oror.txt:1: the file is missing',
    ])
      expect(stderr).toContain(problem);
    expect(readdirSync(pathOf('dist'))).toEqual(['index.html']);
  },
);
