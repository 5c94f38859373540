import { isRecord } from '@mawkib/core/guards';
import * as fc from 'fast-check';
import { hostileName, hostileText, hostileValue } from './hostile-values.js';

type Trail = readonly (string | number)[];

/** The same value with one part, at any depth, corrupted. */
export function corrupted(value: unknown): fc.Arbitrary<unknown> {
  const trails = trailsOf(value);
  return fc
    .tuple(fc.constantFrom(...trails), change)
    .map(([trail, corrupt]) => changedAt(value, trail, corrupt));
}

type Change = (value: unknown) => unknown;

/** Marks a member to remove. */
const gone = Symbol('gone');

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: hostileValue.map((other) => () => other) },
  {
    weight: 2,
    arbitrary: hostileText.map((text) => (value: unknown) => `${asText(value)}${text}`),
  },
  { weight: 2, arbitrary: fc.constant<Change>(() => gone) },
  {
    weight: 3,
    arbitrary: fc.tuple(hostileName, hostileValue).map(
      ([name, inner]): Change =>
        (value) =>
          isRecord(value) ? Object.fromEntries([...Object.entries(value), [name, inner]]) : inner,
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Change>(
      (value) => [value],
      (value) => ({ value }),
      (value) => JSON.stringify(value),
      (value) => Array(200).fill(value),
      (value) => [value, value],
      (value) => (typeof value === 'string' ? value.toUpperCase() : -Number(asText(value))),
      (value) => (typeof value === 'string' ? ` ${value} ` : asText(value)),
    ),
  },
);

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

function trailsOf(value: unknown, trail: Trail = [], found: Trail[] = []): Trail[] {
  found.push(trail);
  if (found.length > 400 || value === null || typeof value !== 'object') return found;
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const key of keys) trailsOf(value[key as keyof typeof value], [...trail, key], found);
  return found;
}

function changedAt(value: unknown, [step, ...rest]: Trail, corrupt: Change): unknown {
  if (step === undefined) return corrupt(value);
  const inner = changedAt((value as Record<string, unknown>)[step], rest, corrupt);
  if (Array.isArray(value)) {
    return value.flatMap((member, index) =>
      index === step ? (inner === gone ? [] : [inner]) : [member],
    );
  }
  const entries = Object.entries(value as object).map(([name, member]) =>
    name === step ? [name, inner] : [name, member],
  );
  return Object.fromEntries(entries.filter(([, member]) => member !== gone));
}
