/** A map that removes its oldest entry when it is full, so that a sandbox can run for weeks. */
export class BoundedMap<Value> {
  readonly #entries = new Map<string, Value>();
  readonly #limit: number;

  /** `limit`: max number of entries. */
  constructor(limit = 2000) {
    this.#limit = limit;
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: Value): void {
    if (!this.#entries.has(key) && this.#entries.size >= this.#limit) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    this.#entries.set(key, value);
  }

  delete(key: string): boolean {
    return this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  /** Newest first. */
  list(): Value[] {
    return [...this.#entries.values()].reverse();
  }
}
