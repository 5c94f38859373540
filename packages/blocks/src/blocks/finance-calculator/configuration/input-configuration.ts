import { silentLogger } from '@mawkib/core/errors';
import { readFinanceInputs } from '@mawkib/core/finance';
import * as z from 'zod';

/** A damaged configuration is an issue of the page, and becomes the default as a whole. */
export const inputConfiguration = z.record(z.string(), z.unknown()).transform((stored, context) => {
  const wrong: string[] = [];
  const warn = (_: string, details?: object) =>
    wrong.push(String((details as { field?: string } | undefined)?.field));
  const inputs = readFinanceInputs(stored, { ...silentLogger, warn });
  for (const field of wrong) context.addIssue({ code: 'custom', message: field });
  return inputs;
});

/** The inputs of a product without a configuration: an interest rate of 0. */
export const defaultInputs = readFinanceInputs({}, silentLogger);
