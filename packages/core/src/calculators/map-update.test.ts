import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { silentLogger } from '../errors/logger.js';
import { matchingSubblocks, readUpdateMapper, recogniseVin, updateResult } from './index.js';

describe('recogniseVin', () => {
  const good = 'SALWA2FE1MA123456';

  it('takes 17 letters and digits without I, O and Q that begin as configured [B-3-158]', () => {
    expect(recogniseVin(good.slice(1), ['SAL'])).toBeNull();
    expect(recogniseVin(good.replace('W', 'O'), ['SAL'])).toBeNull();
    expect(recogniseVin(good, ['SAJ'])).toBeNull();
    expect(recogniseVin(good, [good.slice(3, 6)])).toBeNull();
    expect(recogniseVin(` ${good.toLowerCase()}\n`, ['SAJ', 'sal'])).toBe(good);
  });

  it('takes every well-formed one when no prefix is configured [B-3-158]', () => {
    for (const none of [undefined, '', ' , ', []]) expect(recogniseVin(good, none)).toBe(good);
    expect(recogniseVin(good, 'SAJ, SAL')).toBe(good);
    expect(recogniseVin(good, 'SAJ\nSAD')).toBeNull();
  });

  it('rejects all else [B-3-158]', () => {
    const others = ['I', 'O', 'Q', 'i', 'ß', 'ſ', '-', ' ', 'ا', '٣'];
    for (const other of others) expect(recogniseVin(`${good.slice(0, 16)}${other}`)).toBeNull();
    expect(recogniseVin('')).toBeNull();
    expect(recogniseVin(`${good}7`)).toBeNull();
    expect(recogniseVin(good.repeat(10_000))).toBeNull();
  });
});

const mapper = {
  dropdowns: [
    { label: 'Range Rover', key: 'l405', children: [2018, '2019', '٢٠٢٠'] },
    { label: 'Defender', key: 'l663', children: ['2020'] },
    { key: '' },
  ],
  subblock_groups: [
    {
      key: 'incontrol',
      match_dropdowns: [
        { parent_key: 'l405', child_key: ['2018', 2019] },
        { parent_key: 'l663', child_key: ['2020'] },
      ],
    },
    { key: 'pivi', match_dropdowns: [{ parent_key: 'l405', child_key: ['2019', '2020'] }] },
    { key: 'nobody', match_dropdowns: 'none' },
  ],
};

describe('the select-vehicle-to-update block', () => {
  const read = (value: unknown) => {
    const warn = vi.fn();
    return { mapper: readUpdateMapper(value, { ...silentLogger, warn }), warn };
  };
  const template = 'We found {amount} updates for {parent} {child}{model}';

  it.each([
    ['l405', '2018', ['incontrol'], 'We found 1 updates for Range Rover 2018'],
    ['l405', '2019', ['pivi', 'incontrol'], 'We found 2 updates for Range Rover 2019'],
    ['l405', '2020', ['pivi'], 'We found 1 updates for Range Rover 2020'],
    ['l405', '2021', [], 'We found 0 updates for Range Rover 2021'],
    ['l663', '2020', ['incontrol'], 'We found 1 updates for Range Rover 2020'],
    ['l663', '2019', [], 'We found 0 updates for Range Rover 2019'],
    ['l999', '2020', [], 'We found 0 updates for Range Rover 2020'],
  ])('matches %s of %s with %j [B-3-157]', (parent, child, keys, text) => {
    const own = ['pivi', 'incontrol', 'nobody', 'unheard_of'];
    const matching = matchingSubblocks(read(mapper).mapper, { parent, child }, own);
    expect(matching).toEqual(keys);
    const labels = { amount: matching.length, parent: 'Range Rover', child };
    expect(updateResult(template, labels)).toBe(text);
  });

  it('counts sub-blocks, not groups [B-3-157]', () => {
    const choice = { parent: 'l405', child: '2018' };
    const twice = matchingSubblocks(read(mapper).mapper, choice, ['incontrol', 'incontrol']);
    expect(twice).toHaveLength(2);
    expect(matchingSubblocks(read(mapper).mapper, choice, [])).toEqual([]);
  });

  it('reads years of any kind and leaves out what it cannot read, logged once', () => {
    const { mapper: valid, warn } = read(JSON.stringify(mapper));
    expect(valid.dropdowns.map(({ key }) => key)).toEqual(['l405', 'l663']);
    expect(valid.dropdowns[0]?.children).toEqual(['2018', '2019', '2020']);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('is an empty mapper for what is none', () => {
    for (const value of [undefined, '', '{', [], { dropdowns: {} }]) {
      const { mapper: empty, warn } = read(value);
      expect(empty).toEqual({ dropdowns: [], subblock_groups: [] });
      expect(warn).toHaveBeenCalledOnce();
    }
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (dropdowns, subblock_groups) => {
        read({ dropdowns: [dropdowns], subblock_groups: [subblock_groups] });
      }),
    );
  });

  it('puts labels in as they are', () => {
    const labels = { amount: 1, parent: '{child}', child: '$&' };
    expect(updateResult('{parent} {child}', labels)).toBe('{child} $&');
  });
});
