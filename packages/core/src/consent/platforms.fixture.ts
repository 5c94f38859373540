import { silentLogger } from '../errors/logger.js';
import type { ConsentPage } from './platform-decision.js';

/** A window with events; tests add the globals of a platform. */
export function fakeWindow() {
  const listeners = new Map<string, Set<(event: unknown) => void>>();
  const globals: Record<string, unknown> = { location: { hostname: 'www.mawkib.example' } };
  const events: ConsentPage = {
    addEventListener: (type, listener) => {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
    },
    removeEventListener: (type, listener) => void listeners.get(type)?.delete(listener),
  };
  const window = Object.assign(globals, events) as ConsentPage & Record<string, unknown>;
  const dispatch = (type: string, event: unknown = {}) => {
    for (const listener of [...(listeners.get(type) ?? [])]) listener(event);
  };
  const followers = () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0);
  return { window, dispatch, followers };
}

/** Timers that are run by the test. */
export function fakeTimers() {
  const waiting = new Map<object, () => void>();
  const timers = {
    setTimeout: (run: () => void) => {
      const timer = {};
      waiting.set(timer, run);
      return timer;
    },
    clearTimeout: (timer: unknown) => void waiting.delete(timer as object),
  };
  const tick = () => {
    const due = [...waiting];
    waiting.clear();
    for (const [, run] of due) run();
  };
  return { timers, tick, waiting };
}

/** An IAB TCF platform: its data and listeners. */
export function fakeTcf() {
  const listeners = new Map<number, (data: unknown, isSuccess: unknown) => void>();
  const commands: unknown[][] = [];
  const api = (command: string, version: number, callback: never, parameter?: number) => {
    commands.push([command, version, parameter]);
    if (command === 'addEventListener') listeners.set(listeners.size + 1, callback);
    if (command === 'removeEventListener') listeners.delete(parameter as number);
  };
  const say = (data: object | null, isSuccess: unknown = true) => {
    for (const [listenerId, listener] of [...listeners]) {
      listener(data && { listenerId, cmpStatus: 'loaded', gdprApplies: true, ...data }, isSuccess);
    }
  };
  const consents = (...purposes: number[]) => ({
    purpose: { consents: Object.fromEntries(purposes.map((purpose) => [purpose, true])) },
  });
  return { api, say, consents, listeners, commands };
}

export const noCookies = { read: () => '', write: () => {} };

export function platformOptions(overrides: object = {}) {
  const { window, dispatch, followers } = fakeWindow();
  const { timers, tick, waiting } = fakeTimers();
  const options = {
    page: () => window,
    cookies: noCookies,
    timers,
    logger: silentLogger,
    ...overrides,
  };
  return { options, window, dispatch, followers, tick, waiting };
}

/** Invalid responses of a platform. */
export const hostile: readonly unknown[] = [
  null,
  0,
  1,
  true,
  'marketing',
  '',
  [],
  {},
  () => ({}),
  Object.create(null),
  JSON.parse('{"__proto__":{"marketing":true,"hasResponse":true}}'),
  new Proxy(
    {},
    {
      get() {
        throw new Error('hostile');
      },
      has() {
        throw new Error('hostile');
      },
    },
  ),
];
