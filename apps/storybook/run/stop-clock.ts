/** The fixed time of stories: a Tuesday morning in the Gulf. */
const today = Date.UTC(2026, 9, 13, 6, 30);

/**
 * Timers of at least this many ms are pauses for a visitor, as between two slides; shorter ones are
 * work.
 */
const pause = 2_000;

const RealDate = Date;
const realTimeout = globalThis.setTimeout;

/** Fixes `new Date()` and `Date.now()`; other clocks run on. */
export function stopClock(): void {
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [today]),
    apply: () => new RealDate(today).toString(),
    get: (target, name) => (name === 'now' ? () => today : Reflect.get(target, name)),
  });
}

/** Seeds `Math.random` so that every story gets the same numbers. */
export function seedRandom(seed = 1): void {
  let state = seed;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Pauses or resumes timers such as that of the next slide while a story is checked. */
export function holdPauses(hold: boolean): void {
  globalThis.setTimeout = hold
    ? (((run: TimerHandler, ms = 0, ...rest: unknown[]) =>
        realTimeout(ms >= pause ? () => {} : run, ms, ...rest)) as typeof setTimeout)
    : realTimeout;
}

const address = globalThis.location.href;

/** Resets storage, hash and scroll position. */
export async function forgetVisitors(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await cookieStore.getAll()) if (name) await cookieStore.delete(name);
  if (location.href !== address) history.replaceState(null, '', address);
  window.scrollTo(0, 0);
}
