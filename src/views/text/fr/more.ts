// Words of panels, toasts and other pages, which come after a first screen.
export * from './favorites';
export * from './guitar';
export * from './help';
export * from './play';
export * from './search';
export * from './sets';
export * from './settings';
export * from './share';
export * from './toasts';
