import type { TestType } from '@playwright/test';

/** A tab of any browser: the part of Playwright's Page that WebDriver can do too. */
export interface Tab {
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Calls a function, which sees nothing but its argument, in the page. */
  evaluate<Result>(call: (argument: string) => Result | Promise<Result>, argument: string): Promise<Result>;
  /** Taps the first element of a CSS selector, as soon as there is one. */
  click(selector: string): Promise<void>;
  readonly keyboard: {
    /** Presses a key, named as in KeyboardEvent. */
    press(key: string): Promise<void>;
    type(text: string): Promise<void>;
  };
}

/** What a browser hands to a flow: a tab with nothing saved, and more that share what is saved with it. */
export interface Tabs {
  tab: Tab;
  newTab: () => Promise<Tab>;
}

/** Playwright's `test`, whatever drives the browser. */
export type FlowTest = TestType<Tabs & { baseURL: string | undefined }, object>;

/** A tab that has the whole of a screen, which can be turned. */
export interface Screen extends Tab {
  resize(width: number, height: number): Promise<void>;
}

/** What a browser hands to a flow that needs a screen of some size. */
export interface Screens {
  openScreen: (width: number, height: number) => Promise<Screen>;
}

/** A `test` with screens. */
export type ScreenTest = TestType<Tabs & Screens & { baseURL: string | undefined }, object>;
