import { generateSW } from 'workbox-build';

/** Writes the service worker that keeps the whole site, and answers every route from one version of it. */
export async function writeServiceWorker(folder: string): Promise<void> {
  const { warnings } = await generateSW({
    globDirectory: folder,
    swDest: `${folder}/sw.js`,
    globPatterns: ['**/*.{html,js,css,json,woff2,svg,png,webmanifest}'],
    // Half of all script, for whoever gives away a tune in another key: kept when it was used once.
    globIgnores: ['assets/tune.*'],
    runtimeCaching: [
      {
        urlPattern: ({ url }) => url.pathname.startsWith('/assets/tune.'),
        handler: 'CacheFirst',
        options: { cacheName: 'tune', expiration: { maxEntries: 1 } },
      },
    ],
    maximumFileSizeToCacheInBytes: 2 ** 24,
    // Pages go by their addresses, but for the one that has none.
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({
          ...entry,
          url: `/${entry.url.replace(/^(?!404)(?:index|(.+))\.html$/, '$1')}`,
        })),
      }),
    ],
    // Their names change with their content.
    dontCacheBustURLsMatching: /^assets\//,
    // A page is the same whatever its address asks of the app.
    ignoreURLParametersMatching: [/./],
    navigateFallback: '/404.html',
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: false,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
  });
  for (const warning of warnings) console.warn(warning);
}
