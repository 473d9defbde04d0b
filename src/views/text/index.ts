// The words of the interface. A build for another language puts that language's folder in the place of `hy`.
export * from './hy';
