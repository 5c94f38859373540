import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { silentLogger } from '../errors/logger.js';
import { withoutIsolates } from '../locale/isolate.js';
import {
  financeOutputs,
  financeValues,
  formatFinanceValues,
  nearestOffered,
  offeredValues,
  readFinanceInputs,
} from './index.js';

const read = (configuration: unknown) => {
  const warn = vi.fn();
  const inputs = readFinanceInputs(configuration, { ...silentLogger, warn });
  return { inputs, complaints: warn.mock.calls.map(([, details]) => details.field) };
};

describe('readFinanceInputs', () => {
  it('offers 20 to 50 percent by 5 and 4 to 7 years by 1 without a configuration [B-3-148] [B-5-05] [B-5-06]', () => {
    for (const empty of [undefined, null, '', '{}', {}]) {
      const { inputs, complaints } = read(empty);
      expect(offeredValues(inputs.down_payment)).toEqual([20, 25, 30, 35, 40, 45, 50]);
      expect(offeredValues(inputs.duration)).toEqual([4, 5, 6, 7]);
      expect([inputs.down_payment.default, inputs.duration.default]).toEqual([20, 4]);
      expect([inputs.interest_rate, inputs.contribution, inputs.residual_value]).toEqual([0, 0, 0]);
      expect(complaints).toEqual([]);
    }
  });

  it('moves what is not offered to the nearest value that is [B-3-148]', () => {
    const { inputs } = read({ down_payment: { default: 23 } });
    expect(inputs.down_payment.default).toBe(25);
    const at = (value: number) => nearestOffered(inputs.down_payment, value);
    expect([at(0), at(22), at(22.5), at(48), at(99), at(Number.NaN)]).toEqual([
      20, 20, 25, 50, 50, 25,
    ]);
    expect([at(Number.POSITIVE_INFINITY), at(Number.NEGATIVE_INFINITY)]).toEqual([50, 20]);
  });

  it('takes the configuration, numbers as texts too', () => {
    const { inputs, complaints } = read(
      JSON.stringify({
        down_payment: { min: '10', max: '٣٠', default: 20, interval: 10, unit: 'percent' },
        duration: { min: 12, max: 60, default: 36, interval: 12, unit: 'months' },
        interest_rate: '3.99 %',
        contribution: 2500,
        residual_value: { default: 25 },
      }),
    );
    expect(offeredValues(inputs.down_payment)).toEqual([10, 20, 30]);
    expect(inputs.duration).toEqual({
      min: 12,
      max: 60,
      default: 36,
      interval: 12,
      unit: 'months',
    });
    expect(inputs).toMatchObject({ interest_rate: 3.99, contribution: 2500, residual_value: 25 });
    expect(complaints).toEqual([]);
  });

  it('counts months in years’ place when only the unit says so', () => {
    expect(offeredValues(read({ duration: { unit: 'months' } }).inputs.duration)).toEqual([
      48, 60, 72, 84,
    ]);
  });

  it.each([
    ['{', ['input_configuration']],
    [[], ['input_configuration']],
    [{ down_payment: 'a lot' }, ['down_payment']],
    [
      { down_payment: { min: 'low', max: 500, interval: -5, unit: 'AED' } },
      ['down_payment.unit', 'down_payment.min', 'down_payment.max', 'down_payment.interval'],
    ],
    [{ down_payment: { interval: 0 } }, ['down_payment.interval']],
    [{ down_payment: { interval: 1e-12 } }, ['down_payment.interval']],
    [{ down_payment: { min: 60 } }, ['down_payment']],
    [
      { duration: { min: 0, max: Number.NaN, interval: 0.3 } },
      ['duration.min', 'duration.max', 'duration.interval'],
    ],
    [{ duration: { unit: 'weeks' } }, ['duration.unit']],
    [
      { interest_rate: 'free', contribution: -1, residual_value: 101 },
      ['interest_rate', 'contribution', 'residual_value'],
    ],
    [JSON.parse('{"__proto__": {"interest_rate": 9}}'), []],
  ])('logs and defaults what makes no sense: %o', (configuration, complaints) => {
    const { inputs, complaints: logged } = read(configuration);
    expect(logged).toEqual(complaints);
    expect(inputs).toEqual(read({}).inputs);
  });

  it('always offers something sound', () => {
    const value = fc.oneof(fc.double(), fc.string(), fc.anything());
    const range = fc.record(
      { min: value, max: value, default: value, interval: value, unit: value },
      { requiredKeys: [] },
    );
    const configuration = fc.oneof(
      fc.anything(),
      fc.record({ down_payment: range, duration: range, interest_rate: value }),
    );
    fc.assert(
      fc.property(configuration, (given) => {
        const { inputs } = read(given);
        for (const input of [inputs.down_payment, inputs.duration]) {
          const values = offeredValues(input);
          expect(values).toContain(input.default);
          expect(values.length).toBeLessThanOrEqual(1001);
          expect(values.every((one) => one >= input.min && one <= input.max + 1e-6)).toBe(true);
        }
        expect(inputs.interest_rate).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('financeValues', () => {
  const now = new Date('2026-11-20T21:30:00Z');
  const { inputs } = read({ interest_rate: 3.99 });

  it('takes the deposit off the price and pays the rest in months [B-3-147]', () => {
    const values = financeValues({ price: 200_000, down_payment: 20, duration: 4 }, inputs, now);
    expect(values).toMatchObject({
      on_the_road_price: 200_000,
      cash_deposit: 40_000,
      total_deposit: 40_000,
      total_amount_of_credit: 160_000,
      monthly_payments: 48,
      duration_of_agreement: 48,
      interest_rate: 3.99,
    });
    expect(values?.monthly_payment.toFixed(2)).toBe('3611.93');
  });

  it('adds another contribution to the deposit, never beyond the price [B-3-147]', () => {
    const values = financeValues({ price: 200_000 }, { ...inputs, contribution: 10_000 }, now);
    expect(values).toMatchObject({
      cash_deposit: 40_000,
      total_deposit: 50_000,
      total_amount_of_credit: 150_000,
    });
    const all = financeValues({ price: 100 }, { ...inputs, contribution: 10_000 }, now);
    expect(all).toMatchObject({
      total_deposit: 100,
      total_amount_of_credit: 0,
      monthly_payment: 0,
    });
  });

  it('rounds to whole units only to show them, in the page’s language [B-3-147]', () => {
    const values = financeValues({ price: 200_000, down_payment: 20, duration: 4 }, inputs, now);
    if (!values) throw new Error('There are values');
    const english = formatFinanceValues(values, 'en');
    expect(Object.keys(english).sort()).toEqual([...financeOutputs].sort());
    expect(english).toMatchObject({
      monthly_payment: 'AED 3,612',
      on_the_road_price: 'AED 200,000',
      monthly_payments: '48',
      duration_of_agreement: '48 months',
      interest_rate: '3.99%',
      created_at: '21 November 2026',
    });
    const arabic = formatFinanceValues(values, 'ar');
    expect(withoutIsolates(arabic.monthly_payment)).toBe('3,612 د.إ');
    expect(arabic.duration_of_agreement).toBe('48 شهرًا');
    expect(arabic.created_at).toBe('21 نوفمبر 2026');
    expect(formatFinanceValues({ ...values, cash_deposit: 0 }, 'en').cash_deposit).toBe('AED 0');
  });

  it('has nothing to show without a price, or when more remains than was lent', () => {
    for (const price of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(financeValues({ price }, inputs, now)).toBeNull();
    }
    expect(financeValues({ price: 100 }, { ...inputs, residual_value: 90 }, now)).toBeNull();
  });
});
