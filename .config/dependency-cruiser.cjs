/** Which rooms of src a room may look into; its own files aside. */
const MAY_KNOW = {
  music: [],
  catalogue: ['music'],
  state: ['music', 'catalogue'],
  storage: ['catalogue', 'state'],
  views: ['music', 'catalogue', 'state'],
  app: ['music', 'catalogue', 'state', 'storage', 'views'],
  build: ['music', 'catalogue', 'state', 'views'],
};

const rooms = Object.entries(MAY_KNOW).map(([room, known]) => ({
  name: `${room}-knows-only-its-own`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: `^src/(${[room, ...known].join('|')})/` },
}));

const FOREIGN = 'node_modules/(react|react-dom|react-redux|react-router-dom)/';

/** The many bytes that only `src/music/shapes/` brings along, for a reader who asks for them. */
const CHORD_DATA = 'node_modules/@tombatossals/chords-db/';

module.exports = {
  forbidden: [
    ...rooms,
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.css$' },
    },
    {
      name: 'no-redux-below-state',
      severity: 'error',
      from: { path: '^src/(music|catalogue)/' },
      to: { path: 'node_modules', pathNot: CHORD_DATA },
    },
    {
      name: 'chord-data-behind-its-own-door',
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
      from: { path: '^src/(music|catalogue|state|storage)/' },
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
