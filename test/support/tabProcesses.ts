import { MemoryStorage } from './memoryStorage';

interface Mutation {
  readonly from: TabProcess;
  readonly key: string;
  readonly value: string | null;
}

/** The process of the browser that orders what the processes of its tabs store, as Chromium's does. */
export class BrowserProcess {
  readonly entries = new Map<string, string>();
  readonly tabs: TabProcess[] = [];

  /** Starts a process for a tab, which has seen all that is stored so far. */
  startTab(): TabProcess {
    const tab = new TabProcess(this);
    for (const [key, value] of this.entries) tab.entries.set(key, value);
    this.tabs.push(tab);
    return tab;
  }

  /** Stores a change and sends it to every process, also to that of the tab that made it. */
  store(mutation: Mutation): void {
    const { key, value } = mutation;
    const isNews = (this.entries.get(key) ?? null) !== value;
    if (value === null) this.entries.delete(key);
    else this.entries.set(key, value);
    for (const tab of this.tabs) if (isNews || tab === mutation.from) tab.arriving.push(mutation);
  }
}

/**
 * The local storage of a tab in a process of its own: what it writes is there for itself at once, and for the others when
 * both the browser and they have got to it. It ignores what others wrote under a key while its own write is on its way.
 */
export class TabProcess extends MemoryStorage {
  readonly leaving: Mutation[] = [];
  readonly arriving: Mutation[] = [];
  readonly events: Mutation[] = [];
  readonly #unconfirmed = new Map<string, number>();

  constructor(readonly browser: BrowserProcess) {
    super();
  }

  override setItem(key: string, value: string): void {
    if (this.entries.get(key) === value) return;
    super.setItem(key, value);
    this.#send(key, value);
  }

  override removeItem(key: string): void {
    if (!this.entries.has(key)) return;
    super.removeItem(key);
    this.#send(key, null);
  }

  /** Hands the oldest own write to the browser. */
  send(): void {
    const mutation = this.leaving.shift();
    if (mutation) this.browser.store(mutation);
  }

  /** Takes the oldest message of the browser: into what the tab reads, and, of another tab, into its waiting events. */
  receive(): void {
    const mutation = this.arriving.shift();
    if (!mutation) return;
    const { from, key, value } = mutation;
    const unconfirmed = this.#unconfirmed.get(key) ?? 0;
    if (from === this) {
      this.#unconfirmed.set(key, unconfirmed - 1);
      return;
    }
    if (unconfirmed === 0) {
      if (value === null) this.entries.delete(key);
      else this.entries.set(key, value);
    }
    this.events.push(mutation);
  }

  /** Whether no write, message or event is pending. */
  get isQuiet(): boolean {
    return this.leaving.length + this.arriving.length + this.events.length === 0;
  }

  #send(key: string, value: string | null): void {
    this.#unconfirmed.set(key, (this.#unconfirmed.get(key) ?? 0) + 1);
    this.leaving.push({ from: this, key, value });
  }
}
