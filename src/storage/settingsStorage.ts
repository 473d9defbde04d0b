import { isEmpty, isRecord, parseJson, patchBetween, patched, readablePart, type Shape } from '../state';
import { RESTORED_FOR, type SliceStorage } from './sliceStorage';

/** The key suffix under which unreadable settings are kept when their key is overwritten. */
const UNREAD = ':unread';

/** The key suffix under which a tab briefly announces its change to other tabs. */
const CHANGE = ':change';

/** A change of settings; every tab applies changes in the order of `at`. */
interface Change {
  /** Milliseconds since 1970, with a fraction that differs from tab to tab. */
  readonly at: number;
  readonly patch: object;
}

/** Where settings are stored, the settings that a missing key stands for, and their shape. */
interface SettingsPlace {
  readonly key: string;
  readonly initial: object;
  readonly shape: Shape<object>;
}

type Settings = Readonly<Record<string, unknown>>;

/** Parses stored settings; null if the text is not a JSON object. */
function settingsIn(text: string): Settings | null {
  const value = parseJson(text);
  return isRecord(value) ? value : null;
}

/**
 * Stores settings in one key, as differences from the initial state; `open` may throw.
 * Tabs in different processes may not see each other's latest writes. So each tab announces its changes, and every tab
 * reapplies a recent change that is missing from the stored settings.
 */
export function makeSettingsStorage(
  open: () => Storage,
  { key, initial, shape }: SettingsPlace,
  songCount: number,
): SliceStorage {
  const fraction = Math.random();
  let known = initial;
  let clock = 0;
  let recent: readonly (Change & { readonly heardAt: number })[] = [];

  const remember = (change: Change): void => {
    clock = Math.max(clock, change.at);
    recent = [...recent, { ...change, heardAt: Date.now() }].sort((one, other) => one.at - other.at);
  };
  const announce = (change: Change): void => {
    try {
      open().setItem(key + CHANGE, JSON.stringify(change));
      open().removeItem(key + CHANGE);
    } catch {
      // Storage is full: this tab alone reapplies the change.
    }
  };
  const readable = (settings: Settings) => readablePart(settings, shape, songCount) as Settings;

  /** The part of a change that this version knows; the rest is for a newer version's tabs to reapply. */
  const ownPart = (patch: Settings): Settings =>
    shape.kind === 'record'
      ? Object.fromEntries(Object.entries(patch).filter(([name]) => Object.hasOwn(shape.fields, name)))
      : patch;

  /** Reapplies recent changes to the stored settings, then new ones, and returns what is stored then. */
  const restore = (...unsaved: readonly Change[]): Settings => {
    recent = recent.filter(({ heardAt }) => heardAt > Date.now() - RESTORED_FOR);
    const text = open().getItem(key) ?? '';
    const stored = settingsIn(text);
    const before = stored ?? {};
    const changes: readonly Change[] = [...recent, ...unsaved];
    const after = changes.reduce<Settings>((settings, { patch }) => patched(settings, patch), before);
    const settings = withoutRemains(before, after, readable(after));
    if (isEmpty(patchBetween({ ...initial, ...before }, { ...initial, ...settings }))) return before;
    if (text && !stored) open().setItem(key + UNREAD, text);
    const kept = patchBetween(initial, { ...initial, ...settings });
    if (isEmpty(kept)) open().removeItem(key);
    else open().setItem(key, JSON.stringify(kept));
    return settings;
  };
  const read = (): object => (known = { ...initial, ...readable(restore()) });

  return {
    load: read,
    save(settings) {
      const patch = patchBetween(known, settings);
      if (isEmpty(patch)) return;
      const change = { at: Math.max(Date.now(), Math.floor(clock) + 1) + fraction, patch };
      // A change that storage refuses is not remembered, for the visitor may take it back before storage answers again.
      restore(change);
      remember(change);
      announce(change);
      known = settings;
    },
    sync(changedKey, text) {
      const before = known;
      // Another tab has called clear(), which is no write that it made too early.
      if (changedKey === null && text === null) recent = [];
      const change = changedKey === key + CHANGE ? settingsIn(text ?? '') : null;
      if (typeof change?.['at'] === 'number' && isRecord(change['patch']))
        remember({ at: change['at'], patch: ownPart(change['patch']) });
      return change || changedKey === key || changedKey === null ? patchBetween(before, read()) : {};
    },
  };
}

/** The settings after a change, without the invalid remains of entries that another tab removed. */
function withoutRemains(before: Settings, after: Settings, readable: Settings): Settings {
  const left = Object.entries(after).filter(
    ([name, value]) => value === before[name] || Object.hasOwn(readable, name),
  );
  return Object.fromEntries(
    left.map(([name, value]) => {
      const [older, read] = [before[name], readable[name]];
      const isInside = value !== older && isRecord(value) && isRecord(read);
      return [name, isInside ? withoutRemains(isRecord(older) ? older : {}, value, read) : value];
    }),
  );
}
