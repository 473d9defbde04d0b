// The words of the interface. Built scripts read the variable `songbookWords` in place of this module, which a page's
// language sets (`build/site/builtViews.ts`); types and Jest have the Armenian ones. A part reads them when it renders: while
// its script runs, those of `more.ts` may not have come.
export * from './hy';
