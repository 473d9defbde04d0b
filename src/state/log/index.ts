export * from './exportedLog';
