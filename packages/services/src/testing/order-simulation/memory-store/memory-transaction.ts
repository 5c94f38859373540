import type { StaffChange } from '../../../audit/record-change.js';
import { type MemoryData, type MemoryRows, type TableName, tables } from './memory-tables.js';
import type { LockMode, RowLocks } from './row-locks.js';

/** Two rows share a unique value. */
export class UniqueError extends Error {
  readonly kind = 'unique';
}

type Overlay = { [Name in TableName]: Map<string, MemoryRows[Name] | null> };

const emptyOverlay = (): Overlay => ({
  vehicles: new Map(),
  holds: new Map(),
  orders: new Map(),
  payments: new Map(),
  refunds: new Map(),
  events: new Map(),
});

/**
 * One transaction. Its writes are kept apart until it is committed, and are visible only to
 * itself; their rows stay locked until then.
 */
export class MemoryTransaction {
  #overlay = emptyOverlay();
  #changes: StaffChange[] = [];
  #afterCommit: (() => void)[] = [];

  constructor(
    readonly data: MemoryData,
    readonly locks: RowLocks,
  ) {}

  get<N extends TableName>(table: N, key: string): MemoryRows[N] | undefined {
    const row = this.#read(table, key);
    return row && { ...row };
  }

  #read<N extends TableName>(table: N, key: string): MemoryRows[N] | undefined {
    const own = this.#overlay[table].get(key) as MemoryRows[N] | null | undefined;
    if (own !== undefined) return own ?? undefined;
    return this.data.rows[table].get(key) as MemoryRows[N] | undefined;
  }

  /** Copies of the matching rows, in the order of their insertion. */
  find<N extends TableName>(table: N, is: (row: MemoryRows[N]) => boolean): MemoryRows[N][] {
    const found: MemoryRows[N][] = [];
    for (const key of this.#keys(table)) {
      const row = this.#read(table, key);
      if (row && is(row)) found.push({ ...row });
    }
    return found;
  }

  #keys(table: TableName): Set<string> | IterableIterator<string> {
    const own = this.#overlay[table];
    const committed = this.data.rows[table];
    return own.size === 0 ? committed.keys() : new Set([...committed.keys(), ...own.keys()]);
  }

  lock(table: TableName, key: string, mode: LockMode): Promise<boolean> {
    return this.locks.acquire(this, `${table}/${key}`, mode);
  }

  /** Locks and reads a row as it is once no other transaction has it. */
  async getLocked<N extends TableName>(table: N, key: string): Promise<MemoryRows[N] | undefined> {
    if (!this.#read(table, key)) return undefined;
    await this.lock(table, key, 'exclusive');
    return this.get(table, key);
  }

  /** Changes all rows that still match once they are locked. Returns them as changed. */
  async update<N extends TableName>(
    table: N,
    is: (row: MemoryRows[N]) => boolean,
    set: Partial<MemoryRows[N]> | ((row: MemoryRows[N]) => Partial<MemoryRows[N]>),
  ): Promise<MemoryRows[N][]> {
    const changed: MemoryRows[N][] = [];
    for (const found of this.find(table, is)) {
      const row = await this.#change(table, tables[table].key(found), set, is);
      if (row) changed.push(row);
    }
    return changed;
  }

  async updateOne<N extends TableName>(
    table: N,
    key: string,
    set: Partial<MemoryRows[N]>,
  ): Promise<void> {
    if (this.#read(table, key)) await this.#change(table, key, set, () => true);
  }

  async #change<N extends TableName>(
    table: N,
    key: string,
    set: Partial<MemoryRows[N]> | ((row: MemoryRows[N]) => Partial<MemoryRows[N]>),
    is: (row: MemoryRows[N]) => boolean,
  ): Promise<MemoryRows[N] | undefined> {
    await this.lock(table, key, 'write');
    const before = this.#read(table, key);
    if (!before || !is(before)) return undefined;
    const row = { ...before, ...(typeof set === 'function' ? set(before) : set) };
    if (!(await this.#write(table, row, before))) {
      throw new UniqueError(`A unique value of ${table} is taken`);
    }
    return { ...row };
  }

  /** Undefined if the key or a unique value is taken. */
  async insert<N extends TableName>(
    table: N,
    row: MemoryRows[N],
  ): Promise<MemoryRows[N] | undefined> {
    const key = tables[table].key(row as never);
    await this.lock(table, key, 'write');
    if (this.#read(table, key)) return undefined;
    return (await this.#write(table, row, undefined)) ? { ...row } : undefined;
  }

  /** False if a unique value is taken. */
  async #write<N extends TableName>(
    table: N,
    row: MemoryRows[N],
    before: MemoryRows[N] | undefined,
  ): Promise<boolean> {
    const { key: keyOf, unique, refers } = tables[table];
    const key = keyOf(row as never);
    for (const [index, of] of Object.entries(unique)) {
      const value = (of as (row: MemoryRows[N]) => string | null)(row);
      if (value === null || (before && value === of(before as never))) continue;
      await this.locks.acquire(this, `${index}/${value}`, 'exclusive');
      const has = (other: MemoryRows[N]) => of(other as never) === value;
      if (this.find(table, has).some((other) => keyOf(other as never) !== key)) return false;
    }
    const known = new Set(before && refers(before as never));
    for (const name of refers(row as never)) {
      if (name !== null && !known.has(name)) await this.locks.acquire(this, name, 'refer');
    }
    (this.#overlay[table] as Map<string, MemoryRows[N]>).set(key, { ...row });
    return true;
  }

  async delete<N extends TableName>(table: N, is: (row: MemoryRows[N]) => boolean): Promise<void> {
    for (const found of this.find(table, is)) {
      const key = tables[table].key(found as never);
      await this.lock(table, key, 'exclusive');
      this.#overlay[table].set(key, null as never);
    }
  }

  record(change: StaffChange): void {
    this.#changes.push(change);
  }

  /** Runs with the commit; not if the transaction is rolled back. */
  onCommit(run: () => void): void {
    this.#afterCommit.push(run);
  }

  /** Runs a part; if it throws, only its own writes are undone. */
  async nested<T>(run: () => Promise<T>): Promise<T> {
    const overlay = emptyOverlay();
    for (const name of Object.keys(overlay) as TableName[]) {
      overlay[name] = new Map(this.#overlay[name] as never) as never;
    }
    const [changes, after] = [this.#changes.length, this.#afterCommit.length];
    try {
      return await run();
    } catch (error) {
      this.#overlay = overlay;
      this.#changes.length = changes;
      this.#afterCommit.length = after;
      throw error;
    }
  }

  commit(): void {
    for (const name of Object.keys(this.#overlay) as TableName[]) {
      const committed = this.data.rows[name] as Map<string, unknown>;
      for (const [key, row] of this.#overlay[name]) {
        if (row === null) committed.delete(key);
        else committed.set(key, row);
      }
    }
    this.data.changes.push(...this.#changes);
    for (const run of this.#afterCommit) run();
    this.locks.release(this);
  }

  rollback(): void {
    this.locks.release(this);
  }
}
