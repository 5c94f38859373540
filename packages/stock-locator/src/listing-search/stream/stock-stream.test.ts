import { expect, it, vi } from 'vitest';
import { shareStream } from './share-stream.js';
import { openStockStream, type StreamWorld } from './stock-stream.js';

/** Event source that tests control. */
class Source extends EventTarget {
  static all: Source[] = [];
  closed = false;
  constructor(readonly url: string) {
    super();
    Source.all.push(this);
  }
  close() {
    this.closed = true;
  }
  say(type: string, lastEventId: string, data: object = {}) {
    this.dispatchEvent(new MessageEvent(type, { lastEventId, data: JSON.stringify(data) }));
  }
}

function world() {
  Source.all = [];
  const clock = { at: 1_000 };
  const timers: { run: () => void; ms: number }[] = [];
  const parts: StreamWorld = {
    EventSource: Source as unknown as typeof EventSource,
    setTimeout: (run, ms) => timers.push({ run, ms }),
    clearTimeout: () => {},
    random: () => 0.5,
    now: () => clock.at,
  };
  return { parts, timers, clock, sources: Source.all };
}

const options = { url: '/changes', lang: 'ar', vehicles: ['1', '2'] };
const listener = () => ({
  changed: vi.fn(),
  reset: vi.fn(),
  disconnected: vi.fn(),
  connected: vi.fn(),
});

it('asks how the shown vehicles are, and continues from the last message when it breaks', () => {
  const { parts, timers, sources } = world();
  const connected = listener();
  openStockStream(options, connected, parts);
  expect(sources[0]?.url).toBe('/changes?lang=ar&vehicles=1%2C2');
  sources[0]?.say('changed', '17', { vehicles: [], gone: ['1'] });
  expect(connected.changed).toHaveBeenCalledWith({ vehicles: [], gone: ['1'] });
  sources[0]?.dispatchEvent(new Event('error'));
  expect(sources[0]?.closed).toBe(true);
  timers[0]?.run();
  expect(sources[1]?.url).toBe('/changes?lang=ar&last_event_id=17');
});

it('waits longer after each failure, a minute and a half at most; a message resets the delay', () => {
  const { parts, timers, sources } = world();
  openStockStream(options, listener(), parts);
  for (let at = 0; at < 9; at += 1) {
    sources.at(-1)?.dispatchEvent(new Event('error'));
    timers.at(-1)?.run();
  }
  const pauses = timers.map(({ ms }) => ms);
  expect(pauses.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000]);
  expect(Math.max(...pauses)).toBe(60_000);
  sources.at(-1)?.say('begun', '5');
  sources.at(-1)?.dispatchEvent(new Event('error'));
  expect(timers.at(-1)?.ms).toBe(1_000);
});

it('reports a reset; reconnects when the network is back; reports nothing once closed', () => {
  const { parts, timers, sources } = world();
  const connected = listener();
  const stream = openStockStream(options, connected, parts);
  sources[0]?.say('reset', '9');
  expect(connected.reset).toHaveBeenCalledOnce();
  sources[0]?.dispatchEvent(new Event('error'));
  stream.reconnectNow();
  expect(sources).toHaveLength(2);
  stream.close();
  timers[0]?.run();
  expect(sources).toHaveLength(2);
});

it('goes back to where a snapshot stands, so that nothing between is missed', () => {
  const { parts, sources } = world();
  const stream = openStockStream(options, listener(), parts);
  sources[0]?.say('begun', '20');
  stream.resumeFrom('30');
  expect(sources).toHaveLength(1);
  stream.resumeFrom('11');
  expect(sources[1]?.url).toContain('last_event_id=11');
});

it('says since when nothing can be heard, once that is half a minute ago, and when it can be again', () => {
  const { parts, timers, clock, sources } = world();
  const connected = listener();
  openStockStream(options, connected, parts);
  sources[0]?.say('begun', '3');
  const fail = (ms: number) => {
    clock.at += ms;
    sources.at(-1)?.dispatchEvent(new Event('error'));
    timers.at(-1)?.run();
  };
  fail(4_000);
  fail(29_999);
  expect(connected.disconnected).not.toHaveBeenCalled();
  fail(1);
  fail(60_000);
  expect(connected.disconnected.mock.calls).toEqual([[5_000], [5_000]]);
  expect(connected.connected).toHaveBeenCalledTimes(1);
  sources.at(-1)?.say('begun', '8');
  sources.at(-1)?.say('changed', '9', { vehicles: [], gone: [] });
  expect(connected.connected).toHaveBeenCalledTimes(2);
  fail(10_000);
  expect(connected.disconnected).toHaveBeenCalledTimes(2);
});

it('does not miss a service that never was', () => {
  const { parts, timers, clock, sources } = world();
  const connected = listener();
  openStockStream(options, connected, parts);
  for (let at = 0; at < 5; at += 1) {
    clock.at += 60_000;
    sources.at(-1)?.dispatchEvent(new Event('error'));
    timers.at(-1)?.run();
  }
  expect(connected.disconnected).not.toHaveBeenCalled();
});

it('is one for all tabs: another continues when the first is closed', async () => {
  const { parts, timers, clock, sources } = world();
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const next = () => {
    isHeld = false;
    waiting.shift()?.();
  };
  const locks = {
    request: (_name: string, _options: object, run: () => Promise<void>) =>
      new Promise<void>((done) => {
        const begin = () => {
          isHeld = true;
          void run().then(next).then(done);
        };
        if (isHeld) waiting.push(begin);
        else begin();
      }),
  } as unknown as LockManager;
  const shared = { ...parts, locks, BroadcastChannel };
  const [one, two] = [listener(), listener()];
  const first = shareStream(options, one, shared);
  const second = shareStream(options, two, shared);
  expect(sources).toHaveLength(1);
  sources[0]?.say('changed', '7', { vehicles: [], gone: ['3'] });
  await vi.waitFor(() => expect(two.changed).toHaveBeenCalledWith({ vehicles: [], gone: ['3'] }));
  expect(one.changed).toHaveBeenCalledTimes(1);

  sources[0]?.dispatchEvent(new Event('error'));
  clock.at += 30_000;
  timers.at(-1)?.run();
  sources[1]?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(two.disconnected).toHaveBeenCalledWith(1_000));
  second.reconnectNow();
  await vi.waitFor(() => expect(sources).toHaveLength(3));
  sources[2]?.say('begun', '7');
  await vi.waitFor(() => expect(two.connected).toHaveBeenCalledTimes(2));
  expect(one.connected).toHaveBeenCalledTimes(2);

  const late = listener();
  const third = shareStream(options, late, shared);
  await vi.waitFor(() => expect(late.changed).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(late.connected).toHaveBeenCalledOnce());

  first.close();
  await vi.waitFor(() => expect(sources).toHaveLength(4));
  expect(sources[3]?.url).toBe('/changes?lang=ar&last_event_id=7');
  second.close();
  third.close();
});

it('ignores messages of a tab with another version', async () => {
  const { parts } = world();
  const locks = { request: () => new Promise<void>(() => {}) } as unknown as LockManager;
  const waiting = listener();
  const stream = shareStream(options, waiting, { ...parts, locks, BroadcastChannel });
  const other = new BroadcastChannel(`mawkib-stock ${options.url} ${options.lang}`);
  const received = vi.fn();
  other.onmessage = ({ data }) => received(data);
  const change = (id: string) => ({ kind: 'changed', change: { vehicles: [], gone: [id] } });
  other.postMessage(change('1'));
  other.postMessage({ ...change('2'), version: 2 });
  other.postMessage({ ...change('3'), version: 1 });
  await vi.waitFor(() => expect(waiting.changed).toHaveBeenCalled());
  expect(waiting.changed.mock.calls).toEqual([[{ vehicles: [], gone: ['3'] }]]);
  stream.reconnectNow();
  await vi.waitFor(() =>
    expect(received).toHaveBeenCalledWith({ kind: 'reconnect_now', version: 1 }),
  );
  stream.close();
  other.close();
});
