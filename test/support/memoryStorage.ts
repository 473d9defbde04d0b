/** A browser storage in memory that several stores can share, and that can be made to fail. */
export class MemoryStorage implements Storage {
  readonly entries = new Map<string, string>();
  failing: 'never' | 'reading' | 'writing' = 'never';
  readonly reads = new Set<string>();
  readonly writes: string[] = [];

  constructor(entries: Record<string, string> = {}) {
    for (const [key, value] of Object.entries(entries)) this.entries.set(key, value);
  }

  get length(): number {
    if (this.failing === 'reading') throw new Error('storage is blocked');
    return this.entries.size;
  }

  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    if (this.failing === 'reading') throw new Error('storage is blocked');
    this.reads.add(key);
    return this.entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.failing !== 'never') throw new Error('storage is full');
    this.writes.push(`${key}=${value}`);
    this.entries.set(key, value);
  }

  removeItem(key: string): void {
    this.writes.push(`${key} removed`);
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }

  /** What is stored, as a plain object. */
  stored(): Record<string, string> {
    return Object.fromEntries(this.entries);
  }
}
