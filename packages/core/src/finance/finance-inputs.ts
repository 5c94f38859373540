import type { Logger } from '../errors/logger.js';
import { parseJson } from '../guards/parse-json.js';
import { parseNumber } from '../locale/digits.js';
import { type Fields, isRecord, memberOf } from '../reading/fields.js';
import { monthsOf } from './monthly-payment.js';

/** Options of a slider: from `min` to `max` in steps of `interval`. */
export interface FinanceInput<Unit extends string = string> {
  readonly min: number;
  readonly max: number;
  /** Always one of the offered values. */
  readonly default: number;
  /** Above zero. */
  readonly interval: number;
  readonly unit: Unit;
}

/** Configuration of a finance product. Blocks document, section 5. */
export interface FinanceInputs {
  /** Percent of the price. */
  readonly down_payment: FinanceInput<'percent'>;
  readonly duration: FinanceInput<'years' | 'months'>;
  /** Annual interest in percent. */
  readonly interest_rate: number;
  /** Contribution to the price besides the cash deposit, in major units. */
  readonly contribution: number;
  /** Paid at the end in one sum, in percent of the price. */
  readonly residual_value: number;
}

const downPayment = { min: 20, max: 50, default: 20, interval: 5, unit: 'percent' } as const;
const years = { min: 4, max: 7, default: 4, interval: 1, unit: 'years' } as const;
const months = { min: 48, max: 84, default: 48, interval: 12, unit: 'months' } as const;

/** Max number of steps of a slider. */
const maxSteps = 1000;

/**
 * Decodes the configuration of a finance product, an object or its JSON. A missing field gets its
 * default; an invalid one is logged by name (`duration.min`) and gets its default too; a reversed
 * range becomes the default range. Numbers may be texts, in any digits. Defaults: down payment 20
 * to 50 percent in steps of 5, 4 to 7 years, interest, contribution and residual value 0. A default
 * that is not offered becomes the nearest offered value. Blocks document, section 3.4.
 */
export function readFinanceInputs(configuration: unknown, logger: Logger): FinanceInputs {
  const complain = (field: string) =>
    logger.warn(`Invalid value in ${field} of the input configuration`, { field });
  const fields = fieldsOf(configuration, 'input_configuration', complain);
  const [deposit, duration] = ['down_payment', 'duration'].map((key) => ({
    name: key,
    fields: fieldsOf(memberOf(fields, key), key, complain),
    complain,
  })) as [Part, Part];
  const number = (key: string, max: number) => {
    const value = memberOf(fields, key);
    const given = isRecord(value)
      ? (memberOf(value, 'default') ?? memberOf(value, 'value'))
      : value;
    return readNumber(given, key, 0, { fits: (amount) => amount <= max, complain });
  };
  readUnit(deposit, ['percent']);
  return {
    down_payment: readRange(deposit, downPayment, (percent) => percent <= 100),
    duration:
      readUnit(duration, ['years', 'months']) === 'months'
        ? readRange(duration, months, (value) => monthsOf({ months: value }) !== null)
        : readRange(duration, years, (value) => monthsOf({ years: value }) !== null),
    interest_rate: number('interest_rate', 1000),
    contribution: number('contribution', Number.MAX_SAFE_INTEGER),
    residual_value: number('residual_value', 100),
  };
}

/** All values of an input, ascending. */
export const offeredValues = (input: FinanceInput): readonly number[] =>
  Array.from({ length: stepsOf(input) + 1 }, (_, step) => valueAt(input, step));

/** The nearest value of an input, the greater one of two; its default for NaN. */
export function nearestOffered(input: FinanceInput, value: number): number {
  if (Number.isNaN(value)) return input.default;
  const step = Math.round((value - input.min) / input.interval + 1e-9);
  return valueAt(input, Math.min(Math.max(step, 0), stepsOf(input)));
}

const valueAt = ({ min, interval }: FinanceInput, step: number) => exact(min + step * interval);

/** Rounds to six decimals, without floating-point noise: 0.1 added three times is 0.3. */
const exact = (value: number) => Number(value.toFixed(6));

const stepsOf = ({ min, max, interval }: FinanceInput) => Math.floor((max - min) / interval + 1e-9);

type Complain = (field: string) => void;
type Fits = (value: number) => boolean;

/** An input of the configuration, by name. */
interface Part {
  readonly name: string;
  readonly fields: Fields;
  readonly complain: Complain;
}

function readRange<Unit extends string>(
  { name, fields, complain }: Part,
  fallback: FinanceInput<Unit>,
  fits: Fits,
): FinanceInput<Unit> {
  const read = (key: 'min' | 'max' | 'default' | 'interval') => {
    const options = { fits: key === 'default' ? () => true : fits, complain };
    return exact(readNumber(memberOf(fields, key), `${name}.${key}`, fallback[key], options));
  };
  let input = { ...fallback, min: read('min'), max: read('max'), interval: read('interval') };
  if (input.min > input.max) {
    complain(name);
    input = { ...input, min: fallback.min, max: fallback.max };
  }
  if (input.interval === 0 || stepsOf(input) > maxSteps) {
    complain(`${name}.interval`);
    input = { ...input, interval: fallback.interval };
  }
  return { ...input, default: nearestOffered(input, read('default')) };
}

function readUnit<Unit extends string>(
  { name, fields, complain }: Part,
  units: readonly Unit[],
): Unit | undefined {
  const value = memberOf(fields, 'unit');
  const unit = units.find((known) => known === value);
  if (unit === undefined && !isMissing(value)) complain(`${name}.unit`);
  return unit;
}

function readNumber(
  value: unknown,
  field: string,
  fallback: number,
  { fits, complain }: { fits: Fits; complain: Complain },
): number {
  if (isMissing(value)) return fallback;
  const number = typeof value === 'string' ? parseNumber(value.replace(/[%٪]\s*$/, '')) : value;
  if (typeof number === 'number' && Number.isFinite(number) && number >= 0 && fits(number)) {
    return number;
  }
  complain(field);
  return fallback;
}

function fieldsOf(value: unknown, name: string, complain: Complain): Fields {
  if (isMissing(value)) return {};
  const parsed = typeof value === 'string' ? parseJson(value, 100_000) : value;
  if (isRecord(parsed)) return parsed;
  complain(name);
  return {};
}

const isMissing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
