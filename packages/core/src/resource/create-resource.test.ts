import { describe, expect, it, vi } from 'vitest';
import { silentLogger } from '../errors/index.js';
import { createResource } from './create-resource.js';

const recording = () => {
  const error = vi.fn();
  return { error, logger: { ...silentLogger, error } };
};

describe('createSource', () => {
  it('goes from unfetched over fetching to fetched, once, for everyone who asks', async () => {
    const fetch = vi.fn(async () => ['a']);
    const source = createResource({ name: 'Lists', fetch, fallback: [], logger: silentLogger });
    const seen = [source.getState().status];
    source.subscribe(({ status }) => seen.push(status));
    expect(await Promise.all([source.load(), source.load()])).toEqual([['a'], ['a']]);
    expect(await source.load()).toEqual(['a']);
    expect(seen).toEqual(['unfetched', 'fetching', 'fetched']);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('keeps its fallback after a failure, says so once and does not ask again', async () => {
    const { error, logger } = recording();
    const fetch = vi.fn(async (): Promise<string[]> => {
      throw new Error('down');
    });
    const source = createResource({ name: 'Lists', fetch, fallback: ['none'], logger });
    expect(await source.load()).toEqual(['none']);
    expect(await source.load()).toEqual(['none']);
    expect(source.getState()).toEqual({ status: 'fetched', value: ['none'], failed: true });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(error.mock.calls.map(([line]) => line)).toEqual(['Lists could not be fetched']);
  });

  it('takes a fetch that throws at once like one that rejects', async () => {
    const { error, logger } = recording();
    const fetch = (): Promise<string> => {
      throw new Error('broken');
    };
    const source = createResource({ name: 'Rates', fetch, fallback: '', logger });
    expect(await source.load()).toBe('');
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('fetches nothing when the value is known', async () => {
    const fetch = vi.fn(async () => 1);
    const source = createResource({
      name: 'One',
      fetch,
      fallback: 0,
      logger: silentLogger,
      known: 7,
    });
    expect(await source.load()).toBe(7);
    expect(source.getInitialState()).toEqual({ status: 'fetched', value: 7, failed: false });
    expect(fetch).not.toHaveBeenCalled();
  });
});
