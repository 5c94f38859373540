import { rateWhereZero } from './root.js';

/**
 * The rate of one period, as a fraction, at which the flows are worth nothing together:
 * spreadsheets' IRR, without its guess. `flows[0]` is now, each further one a period later; what is
 * received is positive, what is paid negative. Null when a flow is no finite number, when all have
 * one sign, or when there is no such rate; of several the one nearest to zero.
 */
export function internalRate(flows: readonly number[]): number | null {
  if (!flows.every(Number.isFinite)) return null;
  if (!flows.some((flow) => flow > 0) || !flows.some((flow) => flow < 0)) return null;
  const [start, end] = [flows.findIndex(isSome), flows.findLastIndex(isSome) + 1];
  const moving = flows.slice(start, end);
  return rateWhereZero((rate) => (rate > 0 ? worthNow(moving, rate) : worthThen(moving, rate)));
}

/** Months without a flow before the first and after the last change no rate, but round to nothing. */
const isSome = (flow: number) => flow !== 0;

const worthNow = (flows: readonly number[], rate: number) =>
  flows.reduceRight((worth, flow) => worth / (1 + rate) + flow, 0);

/** The sign of the worth now, but nothing is divided by almost zero. */
const worthThen = (flows: readonly number[], rate: number) =>
  flows.reduce((worth, flow) => worth * (1 + rate) + flow, 0);
