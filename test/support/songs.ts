import { readFileSync } from 'node:fs';
import type { Song } from '../../src/catalogue';

/** The songs of `src/catalogue/songs.ts`, as they were read when the run began. */
export const songs = JSON.parse(readFileSync(process.env['SONGS']!, 'utf8')) as readonly Song[];
