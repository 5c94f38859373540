import { rateWhereZero } from './root.js';

/**
 * Internal rate of return per period as a fraction, as IRR in spreadsheets, without a guess.
 * `flows[0]` is now, each next one a period later; received amounts are positive, paid ones
 * negative. Null if a flow is not finite, if all have one sign, or if there is no such rate; of
 * several rates the one nearest to zero.
 */
export function internalRate(flows: readonly number[]): number | null {
  if (!flows.every(Number.isFinite)) return null;
  if (!flows.some((flow) => flow > 0) || !flows.some((flow) => flow < 0)) return null;
  const [start, end] = [flows.findIndex(isSome), flows.findLastIndex(isSome) + 1];
  const moving = flows.slice(start, end);
  return rateWhereZero((rate) => (rate > 0 ? worthNow(moving, rate) : worthThen(moving, rate)));
}

/** Leading and trailing months without a flow do not change the rate, but underflow. */
const isSome = (flow: number) => flow !== 0;

const worthNow = (flows: readonly number[], rate: number) =>
  flows.reduceRight((worth, flow) => worth / (1 + rate) + flow, 0);

/** Sign of the present value, without dividing by almost zero. */
const worthThen = (flows: readonly number[], rate: number) =>
  flows.reduce((worth, flow) => worth * (1 + rate) + flow, 0);
