import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { JsonResponse } from '../resource/json-response.js';
import { createSettings, siteSettings } from '../settings/index.js';
import { createCurrencyExchange } from './index.js';
import { readExchange } from './read-exchange.js';

const body = { data: { startdate: '2026-11-01', USD: 0.2723, eur: '0.25', base: 'AED', BAD: -1 } };

function setup(response: unknown = body, options: object = {}, status = 200) {
  const get = vi.fn(async (_url: string): Promise<JsonResponse> => ({ status, body: response }));
  const logger = { warn: vi.fn(), error: vi.fn() };
  const url = 'https://market.example/currency-exchange';
  return { get, logger, exchange: createCurrencyExchange({ url, get, logger, ...options }) };
}

describe('createCurrencyExchange', () => {
  it('is fetched once, whoever asks and whenever', async () => {
    const { exchange, get } = setup();
    expect(exchange.rate('USD')).toBeUndefined();
    await Promise.all([exchange.load(), exchange.load()]);
    await exchange.load();
    expect(get.mock.calls).toEqual([['https://market.example/currency-exchange']]);
    expect(exchange.getState()).toEqual({
      status: 'fetched',
      failed: false,
      value: { startDate: '2026-11-01', rates: { USD: 0.2723, EUR: 0.25 } },
    });
    expect([exchange.rate(' usd '), exchange.rate('EUR'), exchange.rate('constructor')]).toEqual([
      0.2723,
      0.25,
      undefined,
    ]);
  });

  it('follows its three settings [S-7-23]', async () => {
    const settings = createSettings(
      siteSettings,
      [
        { key: 'mena.currency_exchange_api_url', value: 'https://bank.example/rates' },
        { key: 'mena.currency_exchange_response_key', value: 'rates' },
        { key: 'mena.currency_exchange_start_date_key', value: 'valid_from' },
      ],
      { warn() {}, error() {} },
    );
    const { exchange, get } = setup(
      { rates: { valid_from: '2026-12-01', USD: 2 } },
      {
        url: settings.get('mena.currency_exchange_api_url'),
        responseKey: settings.get('mena.currency_exchange_response_key'),
        startDateKey: settings.get('mena.currency_exchange_start_date_key'),
      },
    );
    expect(await exchange.load()).toEqual({ startDate: '2026-12-01', rates: { USD: 2 } });
    expect(get.mock.calls).toEqual([['https://bank.example/rates']]);
  });

  it('asks for nothing without an address', async () => {
    for (const url of [undefined, '', ' ']) {
      const { exchange, get, logger } = setup(body, { url });
      expect(await exchange.load()).toBeNull();
      expect(get).not.toHaveBeenCalled();
      expect([logger.warn, logger.error].flatMap((log) => log.mock.calls)).toEqual([]);
    }
  });

  it('states when the answer has no response key, and has no rates', async () => {
    for (const response of [{}, 'text', [], null, { data: { USD: 1 } }]) {
      const { exchange, logger } = setup(response, { responseKey: 'x' });
      expect(await exchange.load()).toBeNull();
      expect(logger.error.mock.calls.map(([line]) => line)).toEqual([
        "API response doesn't contain specified response_key",
      ]);
      expect(exchange.rate('USD')).toBeUndefined();
    }
  });

  it('has no rates after a failure', async () => {
    const { exchange, logger } = setup(body, {}, 500);
    expect(await exchange.load()).toBeNull();
    expect(logger.error).toHaveBeenCalledTimes(1);
  });
});

describe('readExchange', () => {
  it('takes rates under rates, and of a list the latest', () => {
    expect(readExchange({ startdate: 'd', rates: { usd: 1 } }, 'startdate')).toEqual({
      startDate: 'd',
      rates: { USD: 1 },
    });
    const entries = [
      { currency: 'USD', rate: 3, startdate: '2026-02-01' },
      { currency: 'USD', rate: 2, startdate: '2026-01-01' },
      { code: 'EUR', value: '4', startdate: '2026-01-15' },
    ];
    expect(readExchange(entries, 'startdate')).toEqual({
      startDate: '2026-02-01',
      rates: { USD: 3, EUR: 4 },
    });
  });

  it('never throws and gives positive finite rates alone', () => {
    const part = fc.oneof(
      fc.anything({ withBigInt: true, withNullPrototype: true }),
      fc.dictionary(fc.constantFrom('USD', 'rates', '__proto__', 'startdate'), fc.anything()),
      fc.array(fc.record({ currency: fc.anything(), rate: fc.anything() })),
    );
    fc.assert(
      fc.property(part, (response) => {
        for (const rate of Object.values(readExchange(response, 'startdate').rates)) {
          expect(rate > 0 && Number.isFinite(rate)).toBe(true);
        }
      }),
    );
  });
});
