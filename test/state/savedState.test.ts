import fc from 'fast-check';
import {
  NOTHING_SAVED,
  rootReducer,
  savedStateLoaded,
  selectSaved,
  selectStorageStatus,
} from '../../src/state';
import { anyAction } from '../support/anyAction';

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

/** A value that throws where it is changed, and so does everything in it. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

test('no action changes the state before it', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { minLength: 60, maxLength: 60 }), (actions) => {
      actions.reduce((state, action) => frozen(rootReducer(state, frozen(action))), frozen(first));
    }),
    { numRuns: 10 },
  );
});
