/** The type of the action that says that the saved state was read; slices know it by this name alone. */
export const SAVED_STATE_LOADED = 'savedState/savedStateLoaded';
