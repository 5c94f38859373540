import { silentLogger } from '@mawkib/core/errors';
import { type FinanceOutput, financeOutputs, readFinanceInputs } from '@mawkib/core/finance';
import { parseNumber } from '@mawkib/core/locale';
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

const isOutput = (name: string): name is FinanceOutput =>
  (financeOutputs as readonly string[]).includes(name);

/** Names in a list or an object, at any depth: `{"total_deposit": {"cash_deposit": true}}`. */
function namesIn(value: unknown, depth = 0): string[] {
  if (depth > 3) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => namesIn(item, depth + 1));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    item === false || item === null ? [] : [name, ...namesIn(item, depth + 1)],
  );
}

/** The configured outputs in their order; all of them if none is configured. */
export const outputConfiguration = z
  .union([z.array(z.unknown()), z.record(z.string(), z.unknown())])
  .transform((stored, context) => {
    const names = namesIn(stored).slice(0, 100);
    const unknown = names.find((name) => !isOutput(name));
    if (unknown !== undefined) context.addIssue({ code: 'custom', message: unknown });
    return names.length === 0
      ? [...financeOutputs]
      : financeOutputs.filter((name) => names.includes(name));
  });

/** Above this an amount is a typing error. */
const maxPrice = 1e9;

const price = z
  .unknown()
  .optional()
  .transform((stored): number | null => {
    const amount = typeof stored === 'string' ? parseNumber(stored) : stored;
    return typeof amount === 'number' && amount > 0 && amount <= maxPrice ? amount : null;
  });

const text = z.string().max(200).optional();

/** Models of the calculator. `key` is the key of a car of the catalogue, which has its price. */
export const modelsInfo = z
  .array(
    z.object({
      key: z.string().trim().min(1).max(100),
      nameplate_key: text,
      name: z.string().max(200),
      image_id: text,
      /** In major units; only shown for a car that the catalogue does not have. */
      price,
      engine_type: text,
    }),
  )
  .max(200);

export type ModelInfo = z.infer<typeof modelsInfo>[number];
