import type { KnipConfig } from 'knip';

export default {
  entry: [
    // What package.json's scripts, webpack and other programs start.
    'src/build/{checkSongs,layers,logToTest,pictures,serve,songReport,styleTypes}.ts',
    'src/build/site/{fontLoader.ts,renderPage.tsx}',
    'src/app/{early,redirects,setFirst,worker}.ts',
    'src/views/text/*/index.ts',
    'test/engines/firefox.ts',
    'test/support/{engineReporter,loudspeaker}.ts',
    // Fetched as a whole, when they are needed.
    'src/state/log/index.ts',
    // A test may import what is internal to a layer.
    'test/**/*.{test,spec}.{ts,tsx}',
    '.config/dependency-cruiser.cjs',
  ],
  project: ['src/**/*.{ts,tsx,css}', 'test/**/*.{ts,tsx}', '.config/*'],
  eslint: { config: ['.config/eslint.config.mjs'] },
  playwright: { config: ['.config/*.config.ts'] },
  stryker: { config: ['.config/stryker.config.json'] },
  compilers: {
    // Style sheets import others, and name the files of fonts.
    css: (text: string) =>
      Array.from(text.matchAll(/(?:@import |url\()'([^']+)'/g), ([, path]) => `import '${path}';`).join('\n'),
  },
  ignoreDependencies: [
    // `src/build/layers.ts` runs its programs.
    'dependency-cruiser',
    // The environment of a test, which a comment names.
    'jest-environment-jsdom',
  ],
  // knip reads `@stryker-mutator/jest-runner/jest-env/jsdom` in such a comment as an environment of vitest.
  ignoreIssues: { 'test/storage/syncTabs.test.ts': ['unlisted'] },
} satisfies KnipConfig;
