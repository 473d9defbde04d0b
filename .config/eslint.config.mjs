import tscompat from '@koddsson/eslint-plugin-tscompat';
import browserslist from 'browserslist';
import escompat from 'eslint-plugin-escompat';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Asks whether the browsers that package.json promises have what the site's code uses, and for enums; all else is asked by oxlint. */
export default defineConfig({
  files: ['**/*.ts', '**/*.tsx'],
  ignores: ['src/build/**'],
  extends: [escompat.configs['flat/recommended']],
  plugins: { tscompat },
  rules: {
    'tscompat/tscompat': ['error', { browserslist: browserslist() }],
    'no-restricted-syntax': [
      'error',
      { selector: 'TSEnumDeclaration', message: 'Write a union of strings.' },
    ],
  },
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { project: 'tsconfig.json', tsconfigRootDir: process.cwd() },
  },
  // The code checks for these before it uses them.
  settings: {
    polyfills: [
      'Navigator.prototype.wakeLock',
      'WakeLock',
      'WakeLockSentinel',
      'TouchList',
      'Document.prototype.startViewTransition',
      'ViewTransition',
    ],
  },
});
