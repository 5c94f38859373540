import type { NumberDefinition, StockProblem } from './stock-schema.js';
import { setCodeOf, type ValueSets } from './value-sets.js';

export type Report = (problem: StockProblem) => void;
type Loose = Readonly<Record<string, unknown>>;

/** Max length of a value or an id. */
const longest = 500;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest;

export const idOf = (vehicle: unknown): string | undefined => {
  if (typeof vehicle !== 'object' || vehicle === null) return undefined;
  const { id } = vehicle as Loose;
  return isText(id) ? id : undefined;
};

/** Set of a field's valid values. */
export function readSet(
  facet: ValueSets,
  field: string,
  id: string,
  value: unknown,
  report: Report,
): number {
  if (value === undefined || value === null) return 0;
  const values = Array.isArray(value) ? value : [value];
  const valid = values.filter(isText);
  if (valid.length < values.length) report({ id, field, reason: 'not_a_text' });
  return setCodeOf(facet, valid);
}

/** Number of a field; NaN if missing or invalid. */
export function readNumber(
  { key, min = 0, max = Number.MAX_VALUE }: NumberDefinition,
  id: string,
  value: unknown,
  report: Report,
): number {
  if (value === undefined || value === null) return Number.NaN;
  if (typeof value !== 'number' || Number.isNaN(value)) {
    report({ id, field: key, reason: 'not_a_number' });
    return Number.NaN;
  }
  if (value >= min && value <= max) return value + 0;
  report({ id, field: key, reason: 'out_of_bounds' });
  return Number.NaN;
}
