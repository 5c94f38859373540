import type { VehicleSpec } from '@mawkib/api-clients/contracts/content';
import { type SpecValue, specValues } from '@mawkib/core/calculators';
import type { BlockProps } from '../../model/definition/props.js';
import type { modelSummary } from './model-summary.definition.js';
import { specsOfEngine } from './specs-of-engine.js';

type Fields = BlockProps<typeof modelSummary>['fields'];

/** The pairs of a summary with a value: a number is money, a text includes its unit. */
export function summaryPairs(fields: Fields, specs: readonly VehicleSpec[]): readonly SpecValue[] {
  const { car_key, engine_key } = fields;
  const facts = specsOfEngine(specs, engine_key);
  const values = Object.fromEntries(facts.map((spec) => [spec.key, shownValue(spec)]));
  const labelOf = (key: string) => facts.find((spec) => spec.key === key)?.label ?? '';
  const requested: [key: string | undefined, label: string | undefined][] = [
    [fields.spec_1_key, fields.spec_1_label],
    [fields.spec_2_key, fields.spec_2_label],
    [fields.spec_3_key, fields.spec_3_label],
  ];
  const pairs = requested.flatMap(([key, label]) =>
    key ? [{ key, label: label ?? labelOf(key) }] : [],
  );
  const found = { [car_key]: { [engine_key]: values } };
  return specValues(found, { car_key, engine_key, pairs });
}

function shownValue({ value, unit }: VehicleSpec): string | number | null {
  if (typeof value === 'number') return value > 0 ? value : null;
  return value?.trim() ? [value.trim(), unit].filter(Boolean).join(' ') : null;
}
