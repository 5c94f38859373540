/**
 * Modes of PostgreSQL's row locks: `exclusive` is `for update`, `write` is an update that changes no
 * key, `refer` protects a row that a foreign key names.
 */
export type LockMode = 'exclusive' | 'write' | 'refer';

/** A transaction that holds locks. */
export type LockOwner = object;

interface Waiter {
  owner: LockOwner;
  mode: LockMode;
  go(): void;
}

interface RowLock {
  held: Map<LockOwner, Set<LockMode>>;
  waiting: Waiter[];
}

/** Called when a transaction starts and ends to wait for a lock. */
export interface LockObserver {
  blocked(owner: LockOwner): void;
  resumed(owner: LockOwner): void;
}

const conflicts: Record<LockMode, readonly LockMode[]> = {
  exclusive: ['exclusive', 'write', 'refer'],
  write: ['exclusive', 'write'],
  refer: ['exclusive'],
};

/** Two transactions wait for each other. PostgreSQL aborts one of them. */
export class DeadlockError extends Error {
  readonly kind = 'deadlock';
}

/** Row locks with a queue for each row, held until their transaction ends. */
export class RowLocks {
  readonly #locks = new Map<string, RowLock>();
  readonly #held = new Map<LockOwner, Set<string>>();
  readonly #waitsFor = new Map<LockOwner, string>();

  constructor(readonly observer?: LockObserver) {}

  /** Resolves to true if it had to wait. */
  async acquire(owner: LockOwner, key: string, mode: LockMode): Promise<boolean> {
    const lock: RowLock = this.#locks.get(key) ?? { held: new Map(), waiting: [] };
    this.#locks.set(key, lock);
    const isQueued = lock.waiting.length > 0 && !lock.held.has(owner);
    if (!isQueued && isFree(lock, owner, mode)) {
      this.#grant(lock, owner, key, mode);
      return false;
    }
    this.#waitsFor.set(owner, key);
    if (this.#isCircular(owner)) {
      this.#waitsFor.delete(owner);
      throw new DeadlockError(`Two transactions wait for each other at ${key}`);
    }
    this.observer?.blocked(owner);
    await new Promise<void>((go) => {
      lock.waiting.push({ owner, mode, go });
    });
    return true;
  }

  release(owner: LockOwner): void {
    const keys = this.#held.get(owner) ?? [];
    this.#held.delete(owner);
    for (const key of keys) {
      const lock = this.#locks.get(key);
      if (!lock) continue;
      lock.held.delete(owner);
      this.#grantNext(lock, key);
      if (lock.held.size === 0 && lock.waiting.length === 0) this.#locks.delete(key);
    }
  }

  #grant(lock: RowLock, owner: LockOwner, key: string, mode: LockMode): void {
    lock.held.set(owner, (lock.held.get(owner) ?? new Set()).add(mode));
    this.#held.set(owner, (this.#held.get(owner) ?? new Set()).add(key));
  }

  #grantNext(lock: RowLock, key: string): void {
    for (let next = lock.waiting[0]; next; next = lock.waiting[0]) {
      const { owner, mode, go } = next;
      if (!isFree(lock, owner, mode)) return;
      lock.waiting.shift();
      this.#waitsFor.delete(owner);
      this.#grant(lock, owner, key, mode);
      this.observer?.resumed(owner);
      go();
    }
  }

  /** True if the wait of this transaction ends at itself. */
  #isCircular(start: LockOwner): boolean {
    const seen = new Set<LockOwner>();
    const open = [start];
    for (let owner = open.pop(); owner; owner = open.pop()) {
      const key = this.#waitsFor.get(owner);
      const lock = key === undefined ? undefined : this.#locks.get(key);
      for (const holder of lock?.held.keys() ?? []) {
        if (holder === start && owner !== start) return true;
        if (holder !== owner && !seen.has(holder)) open.push(holder);
        seen.add(holder);
      }
    }
    return false;
  }
}

function isFree({ held }: RowLock, owner: LockOwner, mode: LockMode): boolean {
  for (const [holder, modes] of held) {
    if (holder !== owner && [...modes].some((other) => conflicts[mode].includes(other)))
      return false;
  }
  return true;
}
