import { financingOptions } from '@mawkib/core/vocabulary';
import { normaliseValue } from '../../engine/filters/normalise-value.js';

/** A vehicle's values as queries name them, each once; what is no value is left out. */
export const facetValues = (values: readonly unknown[]): string[] => [
  ...new Set(values.map((value) => normaliseValue(value)).filter((value) => value !== '')),
];

/** Of the ways of paying those that a filter can name. */
export const knownOptions = (values: readonly string[]): string[] =>
  financingOptions.filter((option) => values.some((value) => normaliseValue(value) === option));
