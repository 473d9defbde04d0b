import {
  NOTHING_SAVED,
  rootReducer,
  savedStateLoaded,
  selectSaved,
  selectStorageStatus,
} from '../../src/state';

const first = rootReducer(undefined, { type: 'first state' });

test('before anything is read, nothing is saved and the storage is being read', () => {
  expect(selectSaved(first)).toEqual(NOTHING_SAVED);
  expect(selectStorageStatus(first)).toBe('loading');
});

test('what is read is there, and the storage is ready', () => {
  const saved = { ...NOTHING_SAVED, favorites: { 3: 1 } } as const;
  const state = rootReducer(first, savedStateLoaded(saved));
  expect(selectSaved(state)).toEqual(saved);
  expect(selectStorageStatus(state)).toBe('ready');
});

test('the saved choices are the same object until one of them changes', () => {
  const state = rootReducer(first, savedStateLoaded(NOTHING_SAVED));
  expect(selectSaved({ ...state })).toBe(selectSaved(state));
});
