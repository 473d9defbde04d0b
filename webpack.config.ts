import { resolve } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { readSongFiles, SONG_FOLDER } from './src/build/readSongFiles';

const { CONTACT_EMAIL = 'contact@example.org', SITE_URL = '/', PORT = '8080' } = process.env;

/** Builds the static site; the song files are read, checked and put in place here. */
export default (_: unknown, { mode }: { mode?: string }): Configuration & { devServer: DevServer } => {
  const isProduction = mode === 'production';
  return {
    entry: './src/index.tsx',
    output: {
      path: resolve('dist'),
      publicPath: '/',
      filename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
    },
    devtool: isProduction ? 'source-map' : 'eval-source-map',
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: { transpileOnly: true, compilerOptions: { noEmit: false } },
        },
        {
          test: /\.css$/,
          use: [
            isProduction ? MiniCssExtractPlugin.loader : 'style-loader',
            { loader: 'css-loader', options: { modules: { auto: true, namedExport: false } } },
          ],
        },
      ],
    },
    optimization: { minimizer: ['...', new CssMinimizerPlugin()] },
    plugins: [
      new webpack.DefinePlugin({
        CONTACT_EMAIL: JSON.stringify(CONTACT_EMAIL),
        SITE_URL: JSON.stringify(SITE_URL),
        SONG_FILES: webpack.DefinePlugin.runtimeValue(() => JSON.stringify(readSongFiles()), {
          contextDependencies: [SONG_FOLDER],
        }),
      }),
      new HtmlWebpackPlugin({ template: 'static/index.html', favicon: 'static/icon.svg' }),
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' }),
    ],
    performance: { hints: false },
    devServer: { host: '127.0.0.1', port: PORT, historyApiFallback: true, hot: true, static: false },
  };
};
