import { resolve } from 'node:path';
import browserslist from 'browserslist';
import { LicenseWebpackPlugin } from 'license-webpack-plugin';
import { browserslistToTargets } from 'lightningcss';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import type {} from 'webpack-dev-server'; // Adds `devServer` to the type of a configuration.
import { dependencies } from './package.json';
import { VIEWS_FOLDER, wordEntries, WORDS, wordsOutside } from './src/build/site/builtViews';
import { ornamentSettings } from './src/build/site/ornamentFiles';
import { sitePlugin } from './src/build/site/sitePlugin';
import { songbookSettings } from './src/build/site/songbookSettings';
import { CATALOGUE, FIRST_LANGUAGE, LANGUAGES, OTHER_LANGUAGES } from './src/catalogue/songbook';

const { CONTACT_EMAIL = 'contact@example.org', BASE_PATH = '/', PORT = '8080' } = process.env;
const { SITE_URL = BASE_PATH } = process.env;
if (
  !/^\/([\w.~-]+\/)*$/.test(BASE_PATH) ||
  new URL(SITE_URL, 'https://songbook.example').pathname !== BASE_PATH
)
  throw new Error(
    `BASE_PATH ${BASE_PATH} is not a path with slashes at its ends, or SITE_URL ${SITE_URL} has another`,
  );

const FONTS = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
const LICENSED = ['.', ...FONTS.map((name) => `node_modules/${name}`)];
const BROWSERS = browserslistToTargets(browserslist());
const asCode = (constants: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));

const css = (isProduction: boolean, options = {}) => ({
  loader: 'css-loader',
  options: {
    modules: {
      auto: true,
      namedExport: false,
      // Made of the path, so that both builds agree; as a hash it saves 0.6 KB of gzip in a song's document.
      localIdentName: isProduction ? '[hash:base64:5]' : '[path][name]-[local]',
      ...options,
    },
  },
});

const shared: Configuration = {
  // Paths through a link stay as they are: a checkout whose `node_modules` is one builds the same file names as another.
  resolve: { extensions: ['.ts', '.tsx', '.js'], symlinks: false },
  resolveLoader: { symlinks: false },
  performance: { hints: false },
  devtool: false,
};

const typescript = { test: /\.tsx?$/, loader: 'ts-loader', options: { transpileOnly: true } };

const constants = new webpack.DefinePlugin({
  ...asCode({
    CONTACT_EMAIL,
    SITE_URL,
    ...ornamentSettings,
    'process.env.BASE_PATH': BASE_PATH,
    'process.env.CATALOGUE': CATALOGUE,
    'process.env.SONGBOOK_LANGUAGES': LANGUAGES.join(' '),
    'process.env.SONGBOOK_FIRST_LANGUAGE': FIRST_LANGUAGE,
    'process.env.SONGBOOK_OTHER_LANGUAGES': OTHER_LANGUAGES,
  }),
  // A script holds only the members that it names.
  SONGBOOK: asCode(songbookSettings.SONGBOOK),
  SONGBOOK_HAS: asCode(songbookSettings.SONGBOOK_HAS),
});

/** Builds the views for Node, where they prerender the pages, and the words of each language. */
const views = (isProduction: boolean): Configuration => ({
  ...shared,
  name: 'views',
  target: 'node20',
  entry: { views: './src/build/site/renderPage.tsx', ...wordEntries('index') },
  output: { path: VIEWS_FOLDER, filename: '[name].cjs', library: { type: 'commonjs2' } },
  // The prerendered pages draw no notes.
  externals: [{ abcjs: 'commonjs abcjs' }, wordsOutside],
  // Only Node reads it.
  optimization: { minimize: false },
  module: {
    rules: [typescript, { test: /\.css$/, use: [css(isProduction, { exportOnlyLocals: true })] }],
    parser: { javascript: { dynamicImportMode: 'eager' } },
  },
  plugins: [constants],
});

/** Builds the scripts and styles of all languages, then writes their pages. */
const site = (isProduction: boolean): Configuration => ({
  ...shared,
  name: 'site',
  dependencies: ['views'],
  devServer: {
    host: '127.0.0.1',
    port: PORT,
    hot: false,
    static: { directory: resolve('dist'), publicPath: BASE_PATH, staticOptions: { extensions: ['html'] } },
    devMiddleware: { writeToDisk: true, index: false },
  },
  externals: wordsOutside,
  entry: {
    main: './src/index.tsx',
    early: { import: './src/app/early.ts', runtime: false },
    setFirst: { import: './src/app/setFirst.ts', runtime: false },
    worker: { import: './src/app/worker.ts', runtime: false },
    redirects: { import: './src/app/redirects.ts', runtime: false },
    ...wordEntries('first', { library: { name: WORDS, type: 'var' }, runtime: false }),
  },
  output: {
    path: resolve('dist'),
    publicPath: BASE_PATH,
    filename: 'assets/[name].[contenthash:8].js',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    // In development, the pages stay while a song is refused.
    clean: isProduction,
  },
  module: {
    rules: [
      typescript,
      { test: /\.css$/, use: ['mini-css-extract-plugin/dist/loader', css(isProduction)] },
      { test: /\.woff2$/, type: 'asset/resource', loader: resolve('src/build/site/fontLoader.ts') },
    ],
  },
  optimization: {
    minimizer: [
      new MinimizerPlugin<object>({
        test: /\.(?:js|css)$/,
        minify: [
          // As often as a pass makes the script smaller.
          { implementation: MinimizerPlugin.swcMinify, options: { compress: { passes: 0 } } },
          // It also rewrites syntax that the promised browsers do not support.
          { implementation: MinimizerPlugin.lightningCssMinify, options: { targets: BROWSERS } },
        ],
        // Both have threads of their own.
        parallel: false,
      }),
    ],
    splitChunks: {
      // Less that two parts share is in both: a file more costs a visitor more than these bytes.
      minSize: 40_000,
      cacheGroups: {
        // React is a separate script: two short tasks block less than one long task, and React seldom changes.
        react: { test: /node_modules[\\/](react(-dom)?|scheduler)[\\/]/, name: 'react', chunks: 'initial' },
        // The service worker, which knows these chunks by their names, keeps them once they were used: half of all script,
        // and what only players of the ukulele want.
        tune: { test: /node_modules[\\/]abcjs[\\/]/, name: 'tune', chunks: 'async' },
        ukulele: { test: /[\\/]ukulele\.(json|ts)$/, name: 'ukuleleShapes', chunks: 'async' },
      },
    },
  },
  plugins: [
    constants,
    // For our own code: maps of the scripts that hold other people's alone would be 3 of 6 MB.
    new webpack.SourceMapDevToolPlugin({ filename: '[file].map', exclude: /\/(?:react|tune)\./ }),
    new webpack.BannerPlugin({
      // Chrome compiles all functions of these scripts in another thread while they are fetched, not when they are called.
      // On a slow phone this shortens the blocking time of a song's page from 236 ms to 89 ms.
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: /\.js$/,
      exclude: /^assets\/(?:early|setFirst|worker|redirects|tune|words-[\w-]+)\./,
      // After the minimizer, which removes comments, and before the source maps.
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
    }),
    new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css', ignoreOrder: true }),
    new LicenseWebpackPlugin({
      perChunkOutput: false,
      outputFilename: 'licences.txt',
      // The plugin finds neither fonts, which style sheets import, nor the songbook itself.
      additionalModules: LICENSED.map((name) => ({ name, directory: resolve(name) })),
      // The plugin's types are those of an older webpack.
    }) as unknown as WebpackPluginInstance,
    sitePlugin(SITE_URL),
  ],
});

export default (_: unknown, { mode }: { readonly mode?: string }): Configuration[] =>
  [views, site].map((configuration) => configuration(mode === 'production'));
