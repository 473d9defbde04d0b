import js from '@eslint/js';
import tscompat from '@koddsson/eslint-plugin-tscompat';
import browserslist from 'browserslist';
import escompat from 'eslint-plugin-escompat';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The files that are linted with type information. */
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
      // A template may contain a number.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A short arrow function or a void function may return the result of a void call.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Interfaces and `act` require functions that return a promise, even without an await.
      '@typescript-eslint/require-await': 'off',
      // Stores and tests pass methods that use no `this`.
      '@typescript-eslint/unbound-method': 'off',
      // There are no enums.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Strings are spread into characters on purpose.
      '@typescript-eslint/no-misused-spread': 'off',
    },
  },
  { files: ['src/app/**', 'src/views/**'], extends: [hooks.configs.flat.recommended] },
  {
    rules: {
      // With noUncheckedIndexedAccess, `!` marks an index that is known to exist.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Reducers delete entries of a draft, as Redux Toolkit's documentation does.
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', 200],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Name what a module exports.' },
        { selector: 'TSEnumDeclaration', message: 'Write a union of strings.' },
      ],
    },
  },
  {
    // This code runs in the browsers that package.json promises.
    files: ['src/**'],
    ignores: ['src/build/**'],
    extends: [escompat.configs['flat/recommended']],
    plugins: { tscompat },
    rules: { 'tscompat/tscompat': ['error', { browserslist: browserslist() }] },
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
  },
  {
    files: ['src/build/**', 'webpack.config.ts', 'test/support/**', '**/*.d.ts'],
    rules: { 'no-console': 'off', 'no-restricted-syntax': 'off' },
  },
);
