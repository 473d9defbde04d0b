import { defineConfig } from '@playwright/test';
import base, { WHOLE } from './playwright.config';

/** Runs the browser tests that `npm test` leaves out: all songs, stands, languages and long waits. */
export default defineConfig({ ...base, grepInvert: [], grep: WHOLE });
