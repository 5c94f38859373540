import { cleanToken } from './clean-text.js';
import type { FormField } from './form-definition.js';

/** Max number of values of a question. */
export const maxChoices = 50;
const longestOption = 500;
const ticked = new Set(['on', 'true', '1', 'yes']);

/** A location may come from a list that the form does not contain: then any id passes. */
export const isOption = ({ type, options }: FormField, value: string): boolean =>
  options
    ? options.some((option) => option.value === value)
    : type === 'location' && value.length <= 64;

/**
 * Chosen options of a question with several, without repeats, in the order of the options; null if
 * a text is none of them.
 */
export function chosenOptions({ options = [] }: FormField, texts: readonly string[]) {
  const read = (text: string) => cleanToken(text.slice(0, longestOption + 1));
  const chosen = new Set(texts.map(read).filter((text) => text !== ''));
  const values = options.map(({ value }) => value).filter((value) => chosen.delete(value));
  return chosen.size > 0 ? null : values.slice(0, maxChoices);
}

/** Value of a single box. */
export const isTicked = (texts: readonly string[]): boolean =>
  texts.some((text) => ticked.has(text.slice(0, 8).trim().toLowerCase()));
