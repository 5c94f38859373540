import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../reading/fields.js';
import { readStrategy, resolveContent, type Strategy } from './strategy.js';

interface Link {
  readonly label: string;
  readonly dc_strategy?: Strategy<Link>;
}
const label = (value: unknown): Link | undefined =>
  isRecord(value) && typeof value.label === 'string' ? { label: value.label } : undefined;

describe('readStrategy', () => {
  it('has key, value and fallback [S-3-44]', () => {
    expect(readStrategy({ key: 'offers', value: 'a=b', fallback: 'Soon', more: 1 })).toEqual({
      key: 'offers',
      value: 'a=b',
      fallback: 'Soon',
    });
    expect(
      readStrategy({ key: 'offers', value: 'a', fallback: { label: 'L', x: 1 } }, label),
    ).toEqual({
      key: 'offers',
      value: 'a',
      fallback: { label: 'L' },
    });
  });

  it('takes the fields of offers as they are and figures as texts', () => {
    expect(readStrategy({ key: 'offers', value: { model: 'xe' } })?.value).toBe('{"model":"xe"}');
    expect(readStrategy({ key: 'offers', value: 90 })?.value).toBe('90');
  });

  it('rejects what has no key, and a fallback of another kind', () => {
    for (const stored of [null, undefined, 'x', [], {}, { key: '' }, { key: [], value: 'a' }]) {
      expect(readStrategy(stored)).toBeUndefined();
    }
    expect(readStrategy({ key: 'a', value: 'b', fallback: { other: 1 } }, label)).toEqual({
      key: 'a',
      value: 'b',
    });
    expect(readStrategy({ key: 'a', value: 'b', fallback: { label: 'L' } })).toEqual({
      key: 'a',
      value: 'b',
    });
  });

  it('reads fallbacks three deep and no endless chain of them', () => {
    const read = (value: unknown): Link | undefined => {
      const plain = label(value);
      return plain && isRecord(value)
        ? { ...plain, dc_strategy: readStrategy(value.dc_strategy, read) }
        : undefined;
    };
    const chain = (depth: number): unknown =>
      Array.from({ length: depth }).reduce(
        (fallback) => ({ label: 'x', dc_strategy: { key: 'k', value: 'v', fallback } }),
        'end',
      );
    const depthOf = (it: unknown): number =>
      isRecord(it) && isRecord(it.dc_strategy) ? 1 + depthOf(it.dc_strategy.fallback) : 0;
    expect([1, 2, 4].map((depth) => depthOf(read(chain(depth))))).toEqual([1, 2, 4]);
    expect(depthOf(read(chain(100_000)))).toBe(1);
  });

  it('never throws, keeps nothing foreign and bounds what it keeps', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (stored) => {
        for (const it of [stored, { key: 'k', value: stored, fallback: stored }]) {
          const read = readStrategy(it, label);
          if (!read) continue;
          expect(read.key).not.toBe('');
          expect(read.value.length).toBeLessThanOrEqual(2000);
          expect(Object.keys(read).every((key) => ['key', 'value', 'fallback'].includes(key))).toBe(
            true,
          );
        }
      }),
    );
    expect(readStrategy({ key: 'k'.repeat(9999), value: 'v'.repeat(9999) })?.value).toHaveLength(
      2000,
    );
    const hostile = JSON.parse('{"key":"offers","value":{"__proto__":{"a":1},"model":"xe"}}');
    expect(readStrategy(hostile)?.value).toBe('{"model":"xe"}');
    expect(readStrategy(JSON.parse('{"__proto__":{"key":"offers"}}'))).toBeUndefined();
  });
});

describe('resolveContent', () => {
  const link = (name: string, fallback?: Link | string): Link => ({
    label: name,
    dc_strategy: { key: 'k', value: name, fallback },
  });
  const only = (name: string) => (strategy: Strategy) => strategy.value === name;

  it('is the item while its check passes or there is none', () => {
    const item = link('a', 'instead');
    expect(resolveContent(item, only('a'))).toBe(item);
    const free = { label: 'free' };
    expect(resolveContent(free, only('a'))).toBe(free);
  });

  it('is the fallback of the same kind or the text, else nothing [B-4-18] [S-3-44]', () => {
    const other = { label: 'other' };
    expect(resolveContent(link('a', other), only('b'))).toBe(other);
    expect(resolveContent(link('a', 'Soon'), only('b'))).toBe('Soon');
    expect(resolveContent(link('a', ' '), only('b'))).toBeUndefined();
    expect(resolveContent(link('a'), only('b'))).toBeUndefined();
  });

  it('asks the fallback too, three deep', () => {
    const last = link('b');
    expect(resolveContent(link('a', link('a', link('a', last))), only('b'))).toBe(last);
    expect(resolveContent(link('a', link('a', link('a', link('a', last)))), only('b'))).toBe(
      undefined,
    );
    const endless: { dc_strategy: { key: string; value: string; fallback?: unknown } } = {
      dc_strategy: { key: 'k', value: 'v' },
    };
    endless.dc_strategy.fallback = endless;
    expect(resolveContent(endless, () => false)).toBeUndefined();
  });
});
