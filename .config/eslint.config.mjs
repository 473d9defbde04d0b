import js from '@eslint/js';
import tscompat from '@koddsson/eslint-plugin-tscompat';
import browserslist from 'browserslist';
import escompat from 'eslint-plugin-escompat';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Where rules that read types hold. */
const TYPED = ['**/*.ts', '**/*.tsx'];

export default defineConfig(
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    files: TYPED,
    extends: [tseslint.configs.strictTypeCheckedOnly, tseslint.configs.stylisticTypeCheckedOnly],
    languageOptions: { parserOptions: { project: 'tsconfig.json', tsconfigRootDir: process.cwd() } },
    rules: {
      // A number stands in a text as it is.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A short arrow, or a function that returns nothing, may end in a call that returns nothing.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Interfaces and `act` take functions that return a promise, whether there is something to await or not.
      '@typescript-eslint/require-await': 'off',
      // Stores and tests hand out functions that need no `this`.
      '@typescript-eslint/unbound-method': 'off',
      // A string is spread into its characters on purpose.
      '@typescript-eslint/no-misused-spread': 'off',
    },
  },
  hooks.configs.flat.recommended,
  {
    rules: {
      // With noUncheckedIndexedAccess, `!` says that an index is known to be there.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', 200],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Name what a module exports.' },
      ],
    },
  },
  {
    // What runs in the browsers that package.json promises.
    files: ['src/**'],
    ignores: ['src/build/**'],
    extends: [escompat.configs['flat/recommended']],
    plugins: { tscompat },
    rules: { 'tscompat/tscompat': ['error', { browserslist: browserslist() }] },
    // Asked for before they are used.
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
  },
  {
    files: ['src/build/**', 'webpack.config.ts', 'test/support/**', '**/*.d.ts'],
    rules: { 'no-console': 'off', 'no-restricted-syntax': 'off' },
  },
);
