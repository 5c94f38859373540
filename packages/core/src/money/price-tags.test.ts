import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { carKeysOf, createCarSpecs, createPriceTags } from './index.js';
import { priceTagPieces } from './price-tags.js';
import { readCarSpecs } from './read-car-specs.js';

const specs: Record<string, unknown> = {
  defender_110: { data: { attributes: { price: 315_000, Engine: 'P400 <b>&"' } } },
  xe: {
    data: [
      { key: 'Price', value: 0 },
      { name: 'seats', value: 5 },
    ],
  },
};

function setup(fetchSpecs = vi.fn(async (key: string): Promise<unknown> => specs[key] ?? {})) {
  const logger = { warn: vi.fn(), error: vi.fn() };
  const cars = createCarSpecs({ fetchSpecs, logger });
  const format = (major: number) => (major > 0 ? `AED ${major}` : '');
  return { cars, fetchSpecs, logger, tags: createPriceTags({ specs: cars, format, logger }) };
}

describe('createCarSpecs', () => {
  it('asks once for a car, however many ask and for the life of the page [B-7-12] [B-7-24]', async () => {
    const { cars, fetchSpecs } = setup();
    const requested = await Promise.all(['xe', ' XE ', 'xe'].map((key) => cars.load(key)));
    await cars.load('xe');
    await cars.load('defender_110');
    expect(fetchSpecs.mock.calls).toEqual([['xe'], ['defender_110']]);
    expect(new Set(requested).size).toBe(1);
    expect([cars.value('XE', 'Seats'), cars.value('defender 110', 'engine')]).toEqual([
      5,
      'P400 <b>&"',
    ]);
    expect(cars.value('xe', 'constructor')).toBeUndefined();
    expect(cars.getState()).toEqual({ xe: 'fetched', defender_110: 'fetched' });
  });

  it('logs a failure once and leaves the car without specs', async () => {
    const fail = vi.fn(async (_key: string): Promise<unknown> => {
      throw new Error('down');
    });
    const { cars, logger } = setup(fail);
    expect(await cars.load('xe')).toEqual({});
    expect(await cars.load('xe')).toEqual({});
    expect(logger.error.mock.calls.map(([line]) => line)).toEqual([
      'Specs of xe could not be fetched',
    ]);
    expect(fail).toHaveBeenCalledTimes(1);
  });

  it('takes specs that came with the page, and asks for no blank car', async () => {
    const fetchSpecs = vi.fn();
    const logger = { warn: vi.fn(), error: vi.fn() };
    const cars = createCarSpecs({ fetchSpecs, logger, known: { XE: { price: 7 } } });
    expect(cars.value('xe', 'price')).toBe(7);
    expect(await cars.load('xe')).toEqual({ price: 7 });
    expect(await cars.load(' ')).toEqual({});
    expect(fetchSpecs).not.toHaveBeenCalled();
  });

  it('asks for a hundred cars at most', async () => {
    const { cars, fetchSpecs, logger } = setup();
    await Promise.all(Array.from({ length: 300 }, (_, at) => cars.load(`car${at}`)));
    expect(fetchSpecs).toHaveBeenCalledTimes(100);
    expect(logger.warn).toHaveBeenCalledTimes(1);
  });
});

describe('readCarSpecs', () => {
  it('takes what is said of the car before what is said of one engine', () => {
    const of = (value: number, engine_key?: string) => ({ key: 'price', value, engine_key });
    expect(readCarSpecs({ data: [of(1), of(2, 'p400'), of(3, 'p300')] })).toEqual({ price: 1 });
    expect(readCarSpecs({ data: [of(2, 'p400')] })).toEqual({ price: 2 });
  });

  it('lets no prototype key pass and never throws', () => {
    const hostile = readCarSpecs(JSON.parse('{"data":{"__proto__":{"price":1},"price":2}}'));
    expect(hostile).toEqual({ price: 2 });
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (odd) => {
        for (const body of [odd, { data: odd }, { data: [{ key: odd, value: odd }] }]) {
          for (const value of Object.values(readCarSpecs(body))) {
            expect(['string', 'number']).toContain(typeof value);
          }
        }
      }),
    );
  });
});

describe('price tags', () => {
  it('are empty until loaded, then the spec; unknown ones stay empty [B-5-32] [B-5-19]', async () => {
    const { logger, tags } = setup();
    const good = 'From {price:defender_110:price}.';
    expect(tags.text(good)).toBe('From .');
    await tags.ready([good, '{price:xe:seats}', '{price:gone:price}']);
    expect(tags.text(good)).toBe('From AED 315000.');
    expect(tags.text('{price: Defender 110 : PRICE }')).toBe('AED 315000');
    expect(tags.text('a{price:gone:price}b{price:xe:gone}c{price:xe:price}d')).toBe('abcd');
    expect(logger.warn).not.toHaveBeenCalled();
  });

  it('are removed when incomplete, and that is logged once [B-5-32] [B-5-19]', () => {
    const { logger, tags } = setup();
    const incomplete = ['{price:}', '{price:xe}', '{price:xe:}', '{price::price}', '{price:a:b:c}'];
    for (const tag of [...incomplete, ...incomplete]) expect(tags.text(`a${tag}b`)).toBe('ab');
    expect(tags.text('a {price:xe:price')).toBe('a ');
    expect(logger.warn.mock.calls.map(([line]) => line)).toEqual(
      [...incomplete, '{price:xe:price'].map((tag) => `Incomplete price tag removed: ${tag}`),
    );
  });

  it('ask for each car once, and for nothing without tags', async () => {
    const { fetchSpecs, tags } = setup();
    await tags.ready(['Plain {selectedOption}', '{price:xe}']);
    expect(fetchSpecs).not.toHaveBeenCalled();
    await tags.ready(['{price:xe:price} {price:xe:seats}', '{price:xe:price}']);
    expect(fetchSpecs.mock.calls).toEqual([['xe']]);
    expect(carKeysOf(['{price:xe:price}{price:xe:seats}'])).toEqual(['xe']);
  });

  it('are escaped in HTML, the markup around them is not', async () => {
    const { tags } = setup();
    const markup = '<b>{price:defender_110:engine}</b>';
    await tags.ready([markup]);
    expect(tags.html(markup)).toBe('<b>P400 &lt;b&gt;&amp;&quot;</b>');
    expect(tags.text(markup)).toBe('<b>P400 <b>&"</b>');
  });

  it('never throw, and never leave a tag [B-5-32]', async () => {
    const hostile = { data: { price: '{price:xe:price}', half: '{pri', rest: 'ce:x:y}' } };
    const { tags } = setup(vi.fn(async () => hostile));
    await tags.ready(['{price:xe:price}']);
    const text = fc
      .array(
        fc.oneof(
          fc.constantFrom(
            '{price:',
            '{pri',
            'ce:',
            '{price:xe:price}',
            '{price:xe:half}',
            '{price:xe:rest}',
            '{price:xe}',
            '}',
            '{',
            ':',
            '<b>',
            ' ',
          ),
          fc.string({ unit: 'binary' }),
        ),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (given) => {
        expect(tags.text(given)).not.toContain('{price:');
        expect(tags.html(given)).not.toContain('{price:');
        const whole = priceTagPieces(given).map((it) => (it.kind === 'text' ? it.text : it.tag));
        expect(whole.join('')).toBe(given);
      }),
      { numRuns: runs(2000) },
    );
  });
});
