import { financingOptions } from '@mawkib/core/vocabulary';
import { normaliseValue } from '../../engine/filters/normalise-value.js';

/** Normalised values of a vehicle for filters, without repeats and invalid ones. */
export const facetValues = (values: readonly unknown[]): string[] => [
  ...new Set(values.map((value) => normaliseValue(value)).filter((value) => value !== '')),
];

/** Financing options that the filter supports. */
export const filterableOptions = (values: readonly string[]): string[] =>
  financingOptions.filter((option) => values.some((value) => normaliseValue(value) === option));
