// The words of what is opened later: panels, other pages, toasts.
export * from './favorites';
export * from './guitar';
export * from './help';
export * from './play';
export * from './search';
export * from './sets';
export * from './settings';
export * from './share';
export * from './toasts';
