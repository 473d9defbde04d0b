/** The other layers of src that each layer may import. */
const MAY_KNOW = {
  music: [],
  sound: [],
  catalogue: ['music'],
  state: ['music', 'catalogue'],
  storage: ['catalogue', 'state'],
  views: ['music', 'sound', 'catalogue', 'state'],
  app: ['music', 'catalogue', 'state', 'storage', 'views'],
  build: ['music', 'catalogue', 'state', 'views'],
};

const layers = Object.entries(MAY_KNOW).map(([layer, known]) => ({
  name: `${layer}-knows-only-its-own`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: '^src/', pathNot: `^src/(${[layer, ...known].join('|')})/` },
}));

/** The other rooms of the views that each room may import. All may import `ui/` and `text/`; pages import all. */
const ROOMS_KNOWN = {
  sheet: [],
  guitar: ['sheet'],
  sets: ['sheet'],
  find: ['sheet', 'guitar', 'sets'],
  play: ['sheet', 'sets'],
  print: ['sheet', 'guitar', 'play'],
  share: ['sheet', 'play', 'sets', 'print'],
};

const rooms = [
  ...Object.entries(ROOMS_KNOWN).map(([room, known]) => ({
    name: `views-${room}-knows-only-what-is-listed`,
    severity: 'error',
    from: { path: `^src/views/${room}/` },
    to: { path: '^src/views/[^/]+/', pathNot: `^src/views/(${[room, ...known].join('|')}|ui|text)/` },
  })),
  {
    name: 'views-ui-knows-no-songs',
    severity: 'error',
    from: { path: '^src/views/(ui|text)/' },
    to: { path: '^src/(music|sound|catalogue(?!/songbook\\.)|state)/|^src/views/(?!ui/|text/)[^/]+/' },
  },
];

const FOREIGN = 'node_modules/(react|react-dom|react-redux|react-router-dom)/';

/** A large package: only `src/music/shapes/` imports it, and a browser fetches it on demand. */
const CHORD_DATA = 'node_modules/@tombatossals/chords-db/';

/** Reads tunes at build time; a browser fetches it only with the views that draw or transpose a tune. */
const ABC = 'node_modules/abcjs/';

module.exports = {
  forbidden: [
    ...layers,
    ...rooms,
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-circles-of-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.css$' },
    },
    {
      name: 'no-redux-below-state',
      severity: 'error',
      from: { path: '^src/(music|sound|catalogue)/' },
      to: { path: 'node_modules', pathNot: [CHORD_DATA, ABC] },
    },
    {
      name: 'song-files-are-read-by-the-build-and-tests-only',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(build/|catalogue/(tunes/|read(SongFiles|Meaning)|songs\\.))' },
      to: { path: '^src/catalogue/(tunes/|read(SongFiles|Meaning))' },
    },
    {
      name: 'the-router-through-one-module',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/views/router\\.ts$' },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'state-through-its-door',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/state/' },
      // The log's replay and reports have a door of their own, because a page fetches them on demand.
      to: { path: '^src/state/', pathNot: '^src/state/(log/)?index\\.ts$' },
    },
    {
      name: 'chord-data-through-its-entry-point',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/music/shapes/' },
      to: { path: CHORD_DATA },
    },
    {
      name: 'music-works-without-chord-data',
      severity: 'error',
      from: { path: '^src/music/[^/]+$' },
      to: { path: '^src/music/shapes/' },
    },
    {
      name: 'no-react-below-views',
      severity: 'error',
      from: { path: '^src/(music|sound|catalogue|state|storage)/' },
      to: { path: FOREIGN },
    },
    {
      name: 'node-at-build-time-only',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/build/' },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
};
