import { resolve } from 'node:path';
import browserslist from 'browserslist';
import { LicenseWebpackPlugin } from 'license-webpack-plugin';
import { browserslistToTargets } from 'lightningcss';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { ornamentSettings } from './src/build/site/ornamentFiles';
import { sitePlugin, VIEWS_FOLDER } from './src/build/site/sitePlugin';
import { LANGUAGES } from './src/views/text/languages';

const { CONTACT_EMAIL = 'contact@example.org', SITE_URL = '/', PORT = '8080' } = process.env;
const FONTS = [
  '@fontsource-variable/noto-serif-armenian',
  '@fontsource-variable/noto-serif',
  '@fontsource/noto-music',
];

const css = (isProduction: boolean, options: { exportOnlyLocals?: boolean } = {}) => ({
  loader: 'css-loader',
  options: {
    modules: {
      auto: true,
      namedExport: false,
      // Made of the path, so that the browser's build and the prerendering build agree. A hash instead of the path
      // itself saves 0.6 KB of gzip in a song's document.
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
};

export const typescript = { test: /\.tsx?$/, loader: 'ts-loader', options: { transpileOnly: true } };

const constants = new webpack.DefinePlugin(
  Object.fromEntries(
    Object.entries({ CONTACT_EMAIL, SITE_URL, ...ornamentSettings }).map(([name, value]) => [
      name,
      JSON.stringify(value),
    ]),
  ),
);

/** The words of the interface are data: the script of a language sets them before the app's starts. */
const WORDS = 'songbookWords';
const wordsOutside: Configuration['externals'] = ({ request, context }, answer) =>
  request.endsWith('/text') && context.startsWith(resolve('src'))
    ? answer(undefined, `global ${WORDS}`)
    : answer();

/** Builds the views for Node, where they prerender the pages, and the words of each language. */
const views = (isProduction: boolean): Configuration => ({
  ...shared,
  name: 'views',
  target: 'node20',
  entry: {
    views: './src/build/site/renderPage.tsx',
    ...Object.fromEntries(LANGUAGES.map((language) => [language, `./src/views/text/${language}/index.ts`])),
  },
  output: { path: VIEWS_FOLDER, filename: '[name].cjs', library: { type: 'commonjs2' } },
  devtool: false,
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
export const site = (isProduction: boolean): Configuration => ({
  ...shared,
  name: 'site',
  dependencies: ['views'],
  externals: wordsOutside,
  entry: {
    main: './src/index.tsx',
    early: { import: './src/app/early.ts', runtime: false },
    setFirst: { import: './src/app/setFirst.ts', runtime: false },
    worker: { import: './src/app/worker.ts', runtime: false },
    ...Object.fromEntries(
      LANGUAGES.map((language) => [
        `words-${language}`,
        {
          import: `./src/views/text/${language}/index.ts`,
          library: { name: WORDS, type: 'var' },
          runtime: false as const,
        },
      ]),
    ),
  },
  output: {
    path: resolve('dist'),
    publicPath: '/',
    filename: 'assets/[name].[contenthash:8].js',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    clean: true,
  },
  devtool: false,
  module: {
    rules: [
      typescript,
      { test: /\.css$/, use: ['mini-css-extract-plugin/dist/loader', css(isProduction)] },
      { test: /\.woff2$/, type: 'asset/resource', loader: resolve('src/build/site/fontLoader.ts') },
    ],
  },
  optimization: {
    minimizer: [
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        // As often as a pass makes the script smaller.
        minimizerOptions: { compress: { passes: 0 } },
        // swc has threads of its own.
        parallel: false,
      }),
      // It also rewrites syntax that the promised browsers do not support.
      new MinimizerPlugin({
        test: /\.css$/,
        minify: MinimizerPlugin.lightningCssMinify,
        minimizerOptions: { targets: browserslistToTargets(browserslist()) },
        parallel: false,
      }),
    ],
    splitChunks: {
      cacheGroups: {
        // React is a separate script: two short tasks block less than one long task, and React seldom changes.
        react: {
          test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
          name: 'react',
          chunks: ({ name }) => name === 'main',
        },
        // Half of all script: the service worker, which knows this chunk by its name, keeps it once it was used.
        tune: { test: /node_modules[\\/]abcjs[\\/]/, name: 'tune', chunks: 'async' },
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
      exclude: /^assets\/(?:early|setFirst|worker|tune|words-\w+)\./,
      // After the minimizer, which removes comments, and before the source maps.
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
    }),
    new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css', ignoreOrder: true }),
    new LicenseWebpackPlugin({
      perChunkOutput: false,
      outputFilename: 'licences.txt',
      // The plugin finds neither fonts, which style sheets import, nor the songbook itself.
      additionalModules: [
        { name: 'songbook', directory: resolve('.') },
        ...FONTS.map((name) => ({ name, directory: resolve('node_modules', name) })),
      ],
      // The plugin's types are those of an older webpack.
    }) as unknown as WebpackPluginInstance,
    sitePlugin(SITE_URL, isProduction ? LANGUAGES : LANGUAGES.slice(0, 1)),
  ],
});

export default (_: unknown, { mode }: { mode?: string }): (Configuration & { devServer?: DevServer })[] => {
  const isProduction = mode === 'production';
  const devServer: DevServer = {
    host: '127.0.0.1',
    port: PORT,
    hot: false,
    liveReload: true,
    static: { directory: resolve('dist'), staticOptions: { extensions: ['html'] } },
    devMiddleware: { writeToDisk: true, index: false },
  };
  return [views(isProduction), { ...site(isProduction), devServer }];
};
